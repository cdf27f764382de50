import { openHouse } from '#infrastructure/composition/open_house.ts'
import { readSettings } from '#infrastructure/composition/settings.ts'
import { startServer } from '#infrastructure/server/start_server.ts'
import type { Search } from './judge.ts'

/** The real server on a free port over the bench's database, asked by `GET /api/professionals/search`. */
export async function openHttpSearch(
  databaseUrl: string,
  poolSize: number,
): Promise<{ search: Search; close(): Promise<void> }> {
  const settings = readSettings({
    ...{ NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', SEED_DEMO: '0' },
    ...{ DATABASE_URL: databaseUrl, DATABASE_POOL: String(poolSize), RATE_LIMIT_FACTOR: '1000000' },
    ...{ APP_URL: 'http://bench.test', APP_KEY: 'a-key-for-benchmarks-only-0123456789-0123456789' },
  })
  const { url, stop } = await startServer(await openHouse(settings, () => {}))
  const search: Search = async ({ input }) => {
    const answer = await fetch(`${url}/api/professionals/search?q=${encodeURIComponent(input.q ?? '')}`)
    if (!answer.ok) throw new Error(`The search answered ${answer.status}.`)
    return ((await answer.json()) as { id: string }[]).map(({ id }) => id)
  }
  return { search, close: stop }
}
