/**
 * Measures the search beside a plain ILIKE over joined tables, in the same run on the same rows.
 *   node bench/search.ts --rows 100000 [--url postgres://…] [--ilike-queries 40]
 * Makes a database of its own, bench_search_<rows>, on the server of --url, DATABASE_URL or else of DATA_DIR, and keeps
 * it for the next run. A search here is the whole use case: interpretation, engine and reading the rows again; HTTP is
 * the same through `GET /api/professionals/search` on the real server, client and server in this one process.
 */
import { parseArgs } from 'node:util'
import { SearchProfessionals } from '#application/professionals/search_professionals.ts'
import { InterpretQuery } from '#application/search/interpret_query.ts'
import { CriteriaReader } from '#application/search/read_criteria.ts'
import { SystemClock } from '#infrastructure/clock/system_clock.ts'
import { PostgresMunicipalityCatalogue } from '#infrastructure/database/catalogue/postgres_municipality_catalogue.ts'
import { openDatabase } from '#infrastructure/database/open_database.ts'
import { PostgresProfessionalDirectory } from '#infrastructure/database/professionals/postgres_professional_directory.ts'
import { startEmbeddedPostgres } from '#infrastructure/embedded_postgres/start_embedded_postgres.ts'
import { openSearchPool } from '#search/postgres/open_search_pool.ts'
import { PostgresProfessionalSearch } from '#search/postgres/postgres_professional_search.ts'
import { benchDatabase } from './data/bench_database.ts'
import { benchQueries } from './search/bench_queries.ts'
import { openHttpSearch } from './search/http_search.ts'
import { ilikeSearch } from './search/ilike_search.ts'
import { measure, type Measured, type Search } from './search/measure.ts'

const CONNECTIONS = 4
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    url: { type: 'string' },
    'ilike-queries': { type: 'string', default: '40' },
  },
})
const rows = Number(values.rows)
const given = values.url ?? process.env['DATABASE_URL']
const embedded = given
  ? null
  : await startEmbeddedPostgres({ dataDir: process.env['DATA_DIR'] ?? '.data', log: say })
const url = await benchDatabase(given ?? embedded?.connectionUrl ?? '', rows, say)

const database = openDatabase({ url, poolSize: CONNECTIONS })
const searchPool = openSearchPool({ url, size: CONNECTIONS })
const plainPool = openSearchPool({ url, size: CONNECTIONS, timeout: 60_000 })
const municipalities = new PostgresMunicipalityCatalogue(database)
const useCase = new SearchProfessionals(
  new CriteriaReader(new InterpretQuery(municipalities), municipalities),
  new PostgresProfessionalSearch(searchPool),
  new PostgresProfessionalDirectory(database, new SystemClock()),
)
const ours: Search = async ({ input }) => (await useCase.execute(input)).professionals
const http = await openHttpSearch(url, CONNECTIONS)
const ilike: Search = ({ input }) => ilikeSearch(plainPool, input.q ?? '')

say(`${rows} professionals, ${CONNECTIONS} connections; times in ms, one query after another`)
say(row(['', '', 'p50', 'p95', 'p99', 'queries/s', 'right']))
for (const [kind, queries] of Object.entries(benchQueries(rows, await municipalities.all()))) {
  await measure(ours, queries, CONNECTIONS)
  const mine = await measure(ours, queries, CONNECTIONS)
  await measure(http.search, queries, CONNECTIONS)
  const served = await measure(http.search, queries, CONNECTIONS)
  const plain = await measure(ilike, evenly(queries, Number(values['ilike-queries'])), CONNECTIONS)
  say(row([kind, 'search', ...figures(mine)]))
  say(row(['', 'HTTP', ...figures(served)]))
  say(row(['', 'ILIKE', ...figures(plain)]))
  say(row(['', 'ratio', ...ratios(mine, plain), '']))
}
await http.close()
await Promise.all([database.close(), searchPool.end(), plainPool.end()])
await embedded?.release()

function evenly<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count)
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, index) => items[Math.floor(index * step)] as Item,
  )
}

function figures({ p50, p95, p99, perSecond, right, count }: Measured): string[] {
  return [p50, p95, p99].map((time) => time.toFixed(2)).concat(perSecond.toFixed(0), `${right}/${count}`)
}

function ratios(mine: Measured, plain: Measured): string[] {
  const times = (['p50', 'p95', 'p99'] as const).map((key) => plain[key] / mine[key])
  return [...times, mine.perSecond / plain.perSecond].map((ratio) => `×${ratio.toFixed(0)}`)
}

function row(cells: readonly string[]): string {
  return cells.map((cell, index) => (index < 2 ? cell.padEnd(index ? 8 : 28) : cell.padStart(11))).join('')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
