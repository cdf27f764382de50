import { startEmbeddedPostgres } from '#infrastructure/embedded_postgres/start_embedded_postgres.ts'
import { benchDatabase } from './bench_database.ts'

interface Wishes {
  rows: number
  /** A server; otherwise that of DATABASE_URL, or the embedded one of DATA_DIR. */
  url: string | undefined
  say(line: string): void
}

/** The address of the bench's database of so many rows, and how to let go of its server. */
export async function openBenchServer({ rows, url, say }: Wishes) {
  const given = url ?? process.env['DATABASE_URL']
  const embedded = given
    ? null
    : await startEmbeddedPostgres({ dataDir: process.env['DATA_DIR'] ?? '.data', log: say })
  return {
    url: await benchDatabase(given ?? embedded?.connectionUrl ?? '', rows, say),
    release: async () => embedded?.release(),
  }
}
