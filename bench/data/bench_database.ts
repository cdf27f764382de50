import { Client } from 'pg'
import { municipalitiesOfBrazil } from '#infrastructure/brazil/municipality_source.ts'
import { seedCatalogue } from '#infrastructure/database/catalogue/seed_catalogue.ts'
import { openDatabase } from '#infrastructure/database/open_database.ts'
import { PostgresProfessionalIndex } from '#search/postgres/postgres_professional_index.ts'
import { fillDatabase } from './fill_database.ts'

/** The address of a database with exactly `rows` invented professionals, made on `server` where it is not there yet. */
export async function benchDatabase(
  server: string,
  rows: number,
  say: (line: string) => void,
): Promise<string> {
  const name = `bench_search_${rows}`
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
  if (await isComplete(server, url, name, rows)) return url
  await onServer(server, `drop database if exists ${name} with (force)`, `create database ${name}`)
  const database = openDatabase({ url })
  const municipalities = municipalitiesOfBrazil()
  await database.migrate()
  await seedCatalogue(database, municipalities)
  const timed = async (what: string, work: () => Promise<unknown>) => {
    const start = performance.now()
    await work()
    say(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
  await timed(`${rows} professionals copied`, () => fillDatabase(url, rows, municipalities))
  await timed('index built', () => new PostgresProfessionalIndex(database).rebuild())
  await database.close()
  await timed('vacuum and statistics', () => onServer(url, 'vacuum analyze'))
  return url
}

async function isComplete(server: string, url: string, name: string, rows: number): Promise<boolean> {
  const [found] = await onServer(server, `select 1 from pg_database where datname = '${name}'`)
  if (!found) return false
  const [counted] = await onServer(url, "select to_regclass('professional_listings') is not null as built")
  if (!counted?.['built']) return false
  const [listed] = await onServer(url, 'select count(*)::integer as count from professional_listings')
  return listed?.['count'] === rows
}

async function onServer(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  let rows: Record<string, unknown>[] = []
  for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement))
  await client.end()
  return rows
}
