import { Client } from 'pg'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import { MUNICIPALITIES, municipalitiesOfBrazil } from '#infrastructure/brazil/municipality_source.ts'
import { type App, openApp } from '#infrastructure/composition/open_app.ts'
import { readSettings } from '#infrastructure/composition/settings.ts'
import { applyMigrations } from '#infrastructure/database/apply_migrations.ts'
import { seedCatalogue } from '#infrastructure/database/catalogue/seed_catalogue.ts'
import { openDatabase } from '#infrastructure/database/open_database.ts'
import { startEmbeddedPostgres } from '#infrastructure/embedded_postgres/start_embedded_postgres.ts'
import { type RunningServer, startServer } from '#infrastructure/server/start_server.ts'
import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import { loadIntoEmpty } from '#infrastructure/database/bulk/load_into_empty.ts'
import { PostgresProfessionalIndex } from '#search/postgres/postgres_professional_index.ts'
import { benchPeople, type BenchPerson } from './bench_people.ts'

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

/** Puts `count` invented professionals, with insurers and listings, into an empty, migrated and seeded database. */
async function fillDatabase(
  url: string,
  count: number,
  municipalities: readonly Municipality[],
): Promise<void> {
  const database = openDatabase({ url })
  await loadIntoEmpty(database, async () => {
    const client = await database.connection()
    await copy(client, PROFESSIONALS, professionalLines(count, municipalities))
    await copy(client, INSURANCES, insuranceLines(count, municipalities))
    await new PostgresProfessionalIndex(database).fill()
  })
  await database.close()
}

const PROFESSIONALS = `copy professionals (id, email, name, lastname, specialty_id, crm, crm_key, slug, city, state,
  municipality_id, presencial, teleconsulta, subscription_level, is_verified, rating, review_count, profile_views, bio, created_at)
  from stdin`
const INSURANCES = 'copy professional_insurances (id, professional_id, insurer_id) from stdin'
const CHUNK = 1 << 16
const LAST_REGISTRATION = Date.UTC(2026, 10, 1)
const MINUTE = 60_000
const BIO = 'Atendimento com escuta, explicações claras e um plano combinado em cada consulta. '

function copy(client: Client, sql: string, lines: Iterable<string>): Promise<void> {
  return pipeline(Readable.from(inChunks(lines)), client.query(copyFrom(sql)))
}

/** A message a line would cost more than the line. */
function* inChunks(lines: Iterable<string>): Generator<string> {
  let chunk = ''
  for (const each of lines) {
    chunk += each
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

function* professionalLines(count: number, municipalities: readonly Municipality[]): Generator<string> {
  let number = 0
  for (const person of benchPeople(count, municipalities)) yield professionalLine(person, ++number)
}

function* insuranceLines(count: number, municipalities: readonly Municipality[]): Generator<string> {
  for (const { id, insurerIds } of benchPeople(count, municipalities))
    for (const insurer of insurerIds) yield line([insuranceId(id, insurer), id, insurer])
}

function professionalLine(person: BenchPerson, number: number): string {
  const { municipality } = person
  return line([
    person.id,
    `pessoa.${number}@bench.invalid`,
    person.name,
    person.lastname,
    person.specialtyId,
    `CRM-${municipality.state} ${number + 10_000}`,
    `crm${municipality.state.toLowerCase()}${number + 10_000}`,
    `profissional-${number}`,
    municipality.name,
    municipality.state,
    municipality.ibgeCode,
    person.presencial,
    person.teleconsulta,
    person.isPremium ? 'premium' : 'free',
    person.isVerified,
    person.rating,
    person.reviewCount,
    person.profileViews,
    BIO.repeat(1 + (number % 5)).trim(),
    new Date(LAST_REGISTRATION - number * MINUTE).toISOString(),
  ])
}

function insuranceId(professional: string, insurer: number): string {
  return professional.slice(0, -2) + insurer.toString(16).padStart(2, '0')
}

function line(cells: readonly (string | number | boolean)[]): string {
  return `${cells.join('\t')}\n`
}
