import { Client } from 'pg'
import { MUNICIPALITIES, municipalitiesOfBrazil } from '#infrastructure/brazil/municipality_source.ts'
import { type App, openApp } from '#infrastructure/composition/open_app.ts'
import { readSettings } from '#infrastructure/composition/settings.ts'
import { applyMigrations } from '#infrastructure/database/apply_migrations.ts'
import { seedCatalogue } from '#infrastructure/database/catalogue/seed_catalogue.ts'
import { openDatabase } from '#infrastructure/database/open_database.ts'
import { startEmbeddedPostgres } from '#infrastructure/embedded_postgres/start_embedded_postgres.ts'
import { type RunningServer, startServer } from '#infrastructure/server/start_server.ts'
import { fillDatabase } from './fill_database.ts'

interface Options {
  rows: number
  /** A server; otherwise that of DATABASE_URL, or the embedded one of DATA_DIR. */
  url: string | undefined
  log(line: string): void
}

/** The address of the bench's database of so many rows, and how to let go of its server. */
export async function openBenchServer({ rows, url, log }: Options) {
  const given = url ?? process.env['DATABASE_URL']
  const embedded = given
    ? null
    : await startEmbeddedPostgres({ dataDir: process.env['DATA_DIR'] ?? '.data', log })
  return {
    url: await benchDatabase(given ?? embedded?.connectionUrl ?? '', rows, log),
    release: async () => embedded?.release(),
  }
}

/** The address of a database with exactly `rows` invented professionals, made on `server` where it is not there yet, of today's schema. */
async function benchDatabase(server: string, rows: number, log: (line: string) => void): Promise<string> {
  const name = `bench_search_${rows}`
  if (!(await isThere(server, name))) {
    await fill(server, rows, log)
    await onServer(server, `alter database ${unfinished(rows)} rename to ${name}`)
  }
  const url = addressOf(server, name)
  await migrate(url)
  return url
}

async function migrate(url: string): Promise<void> {
  const database = openDatabase({ url })
  await applyMigrations(database)
  await database.close()
}

async function fill(server: string, rows: number, log: (line: string) => void): Promise<void> {
  const name = unfinished(rows)
  const url = addressOf(server, name)
  await onServer(server, `drop database if exists ${name} with (force)`, `create database ${name}`)
  const municipalities = municipalitiesOfBrazil()
  await migrate(url)
  const database = openDatabase({ url })
  await seedCatalogue(database, MUNICIPALITIES)
  await database.close()
  const timed = async (what: string, work: () => Promise<unknown>) => {
    const start = performance.now()
    await work()
    log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
  await timed(`${rows} professionals filled in`, () => fillDatabase(url, rows, municipalities))
  await timed('vacuum and statistics', () => onServer(url, 'vacuum analyze'))
}

const unfinished = (rows: number) => `bench_search_${rows}_unfinished`
const addressOf = (server: string, name: string) =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href

async function isThere(server: string, name: string): Promise<boolean> {
  return (await onServer(server, `select 1 from pg_database where datname = '${name}'`)).length > 0
}

async function onServer(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  let rows: Record<string, unknown>[] = []
  for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement))
  await client.end()
  return rows
}

/** The program over the bench's database, without limits, mails or a log. */
export async function openBenchApp(
  databaseUrl: string,
  poolSize: number,
  variables: Record<string, string> = {},
): Promise<App> {
  const settings = readSettings({
    ...{ NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', SEED_DEMO: '0' },
    ...{ DATABASE_URL: databaseUrl, DATABASE_POOL: String(poolSize), RATE_LIMIT_FACTOR: '1000000' },
    ...{ APP_URL: 'http://bench.test', APP_KEY: 'a-key-for-benchmarks-only-0123456789-0123456789' },
    ...variables,
  })
  return openApp(settings, () => {})
}

/** Its real server on a free port. */
export async function startBenchServer(...given: Parameters<typeof openBenchApp>): Promise<RunningServer> {
  return startServer(await openBenchApp(...given))
}
