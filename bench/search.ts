/**
 * Measures the search in its parts, in the same run on the same rows with the same queries.
 *   node bench/search.ts --rows 100000 [--url postgres://…] [--without http,meilisearch,facets]
 * Makes a database of its own, bench_search_<rows>, on the server of --url, DATABASE_URL or else of DATA_DIR, and keeps
 * it for the next run. Every round is warmed up by five like it, by fewer where they take more than two seconds.
 *   engine       interpretation and the PostgreSQL engine: ids
 *   search       the whole use case, which reads the rows again
 *   HTTP         the same through `GET /api/professionals/search`, client and server in this one process
 *   Meilisearch  interpretation and that engine alone, where MEILI_URL (and MEILI_KEY) name a server
 * `right`: the first answer is what was meant. `pages`, `misspelt`: first pages equal, id by id, to those that looking at
 * everyone in memory gives (search/judge.ts), of well spelt and of misspelt queries.
 */
import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import type { MunicipalityCatalogue } from '#application/ports/municipality_catalogue.ts'
import type { ProfessionalSearch } from '#application/ports/professional_search.ts'
import {
  SearchProfessionals,
  type SearchProfessionalsInput,
} from '#application/professionals/search_professionals.ts'
import { CountFacets } from '#search/facets/count_facets.ts'
import { InterpretQuery } from '#search/interpret/interpret_query.ts'
import { CriteriaReader, type ProfessionalCriteria } from '#search/criteria/read_criteria.ts'
import { TransparentHasher } from '#application/testing/transparent_hasher.ts'
import { SoughtSpecialties, SoughtTerms } from '#search/suggest/sought_specialties.ts'
import { PostgresSearchCounter } from '#infrastructure/database/professionals/postgres_counts.ts'
import { Suggest } from '#search/suggest/suggest.ts'
import { SystemClock } from '#infrastructure/clock/system_clock.ts'
import { PostgresMunicipalityCatalogue } from '#infrastructure/database/catalogue/postgres_catalogue.ts'
import type { Database } from '#infrastructure/database/database.ts'
import { openDatabase } from '#infrastructure/database/open_database.ts'
import { PostgresProfessionalDirectory } from '#infrastructure/database/professionals/postgres_professional_directory.ts'
import { readListed, selectListed } from '#infrastructure/database/professionals/listed_rows.ts'
import { ChangeLedger } from '#search/meilisearch/feeding/change_ledger.ts'
import { IndexStore } from '#search/meilisearch/feeding/index_store.ts'
import { RebuildIndex } from '#search/meilisearch/feeding/keep_index.ts'
import { indexUid } from '#search/meilisearch/index_settings.ts'
import { MeilisearchProfessionalSearch } from '#search/meilisearch/meilisearch_professional_search.ts'
import { SearchGateway } from '#search/meilisearch/querying/search_gateway.ts'
import { openSearchPool } from '#search/postgres/connections.ts'
import { ListedWords } from '#search/postgres/names/listed_words.ts'
import { PostgresProfessionalSearch } from '#search/postgres/postgres_professional_search.ts'
import { benchPeople } from './data/bench_people.ts'
import {
  benchBeginnings,
  benchFacets,
  benchOrders,
  benchQueries,
  type BenchQuery,
} from './search/bench_queries.ts'
import { Judge, truthOf, type Judgement, type Search } from './search/judge.ts'
import { openBenchServer, startBenchServer } from './data/bench_server.ts'

interface Contender {
  name: string
  search: Search
}

interface Options {
  rows: number
  url: string | undefined
  /** What is left out: http, meilisearch, facets. */
  without: ReadonlySet<string>
  connections: number
}

const SLOW_LIMIT = 120_000

interface Opened extends Options {
  databaseUrl: string
  database: Database
  searchPool: Pool
  /** For statements that take their time. */
  pool: Pool
  municipalities: MunicipalityCatalogue
}

/** Everyone who searches the bench's database from here, and what else the search is asked for. */
async function openContenders(wishes: Options) {
  const { connections } = wishes
  const server = await openBenchServer({ ...wishes, log })
  const database = openDatabase({ url: server.url, poolSize: connections })
  const searchPool = openSearchPool({ url: server.url, size: connections })
  const pool = openSearchPool({ url: server.url, size: connections, timeout: SLOW_LIMIT })
  const municipalities = new PostgresMunicipalityCatalogue(database)
  const opened = { ...wishes, databaseUrl: server.url, database, searchPool, pool, municipalities }
  const ours = ownSearch(opened)
  const http = wishes.without.has('http') ? null : await openHttpSearch(server.url, connections)
  return {
    ...ours,
    contenders: [
      ...ours.contenders,
      ...(http ? [{ name: 'HTTP', search: http.search }] : []),
      ...(await meilisearchIfThere(opened, ours.criteria)),
    ],
    pool,
    municipalities: await municipalities.all(),
    async close() {
      await http?.close()
      await Promise.all([database.close(), searchPool.end(), pool.end()])
      await server.release()
    },
  }
}

function ownSearch({ database, searchPool, municipalities }: Opened) {
  const directory = new PostgresProfessionalDirectory(database, new SystemClock())
  const interpret = new InterpretQuery({ municipalities, readLexicon })
  const rows = { select: selectListed, read: readListed }
  const engine = new PostgresProfessionalSearch(searchPool, new ListedWords(searchPool), rows)
  const criteria = new CriteriaReader({
    interpretQuery: interpret,
    municipalities,
    search: engine,
    directory,
  })
  const useCase = new SearchProfessionals({ criteria, search: engine, directory })
  const facets = new CountFacets({ criteria, search: engine, municipalities })
  const counter = new PostgresSearchCounter(database, {
    clock: new SystemClock(),
    hasher: new TransparentHasher(),
    log: () => {},
  })
  const sought = new SoughtSpecialties(counter)
  const soughtTerms = new SoughtTerms(counter)
  const suggestions = new Suggest({
    interpretQuery: interpret,
    search: engine,
    directory,
    sought,
    soughtTerms,
  })
  return {
    criteria,
    contenders: [
      { name: 'engine', search: idsOf(criteria, engine) },
      {
        name: 'search',
        search: async ({ input }) => (await useCase.execute(input)).professionals.map(({ id }) => id),
      } satisfies Contender,
    ],
    search: (input: SearchProfessionalsInput) => useCase.execute(input),
    countFacets: (filters: ProfessionalCriteria) => facets.execute(filters),
    suggest: (q: string) => suggestions.execute({ q }),
  }
}

async function meilisearchIfThere(opened: Opened, criteria: CriteriaReader): Promise<Contender[]> {
  const { MEILI_URL: url, MEILI_KEY: key } = process.env
  if (!url || opened.without.has('meilisearch')) return []
  const engine = await openMeilisearch({ ...opened, address: { url, key } })
  return [{ name: 'Meilisearch', search: idsOf(criteria, engine) }]
}

/** As the use case does it, without reading the rows. */
function idsOf(reader: CriteriaReader, engine: ProfessionalSearch): Search {
  return async ({ input }) => {
    for await (const { criteria } of reader.readings(input)) {
      const { ids } = await engine.search({ criteria, sort: { by: 'relevance' }, page: 1, limit: 60 })
      if (ids.length > 0) return ids
    }
    return []
  }
}

/** The real server on a free port over the bench's database, asked by `GET /api/professionals/search`. */
async function openHttpSearch(
  databaseUrl: string,
  poolSize: number,
): Promise<{ search: Search; close(): Promise<void> }> {
  const { url, stop } = await startBenchServer(databaseUrl, poolSize)
  const search: Search = async ({ input }) => {
    const answer = await fetch(`${url}/api/professionals/search?q=${encodeURIComponent(input.q ?? '')}`)
    if (!answer.ok) throw new Error(`The search answered ${answer.status}.`)
    return ((await answer.json()) as { id: string }[]).map(({ id }) => id)
  }
  return { search, close: stop }
}

interface Sources {
  address: { url: string; key?: string | undefined }
  database: Database
  searchPool: Pool
  municipalities: MunicipalityCatalogue
  rows: number
}

const WAIT_TIMEOUT = 3_600_000
const DEADLINE = 60_000

/** Meilisearch alone, without PostgreSQL to fall back on; its index is kept for the next run. */
async function openMeilisearch(sources: Sources): Promise<ProfessionalSearch> {
  const { address, rows, searchPool, municipalities } = sources
  const name = `bench_${rows}`
  const uid = indexUid(name)
  await fill(sources, name, uid)
  const words = new ListedWords(searchPool)
  return new MeilisearchProfessionalSearch({
    gateway: new SearchGateway({ ...address, uid }),
    municipalities,
    vocabularyFor: (typed) => words.vocabularyFor(typed),
    deadline: DEADLINE,
  })
}

async function fill({ address, database, rows }: Sources, name: string, uid: string): Promise<void> {
  const store = new IndexStore({ ...address, waitTimeout: WAIT_TIMEOUT })
  if ((await store.count(uid)) === rows) return
  const start = performance.now()
  await new RebuildIndex({ database, store, ledger: new ChangeLedger(database), name, uid }).execute()
  log(`Meilisearch's index built: ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

interface Timed<Answer> {
  p50: number
  p95: number
  p99: number
  perSecond: number
  answers: Answer[]
}

const WARM_UP_ROUNDS = 5
const WARM_UP_MILLISECONDS = 2_000

/**
 * Times in milliseconds, one item after another; items a second with `connections` at once. Before that as many rounds
 * as V8 needs to compile what runs often, or one where that alone takes long.
 */
async function measure<Item, Answer>(
  work: (item: Item) => Promise<Answer>,
  items: readonly Item[],
  connections: number,
): Promise<Timed<Answer>> {
  await warmUp(work, items)
  const { times, answers } = await oneByOne(work, items)
  const perSecond = await throughput(work, items, connections)
  const sorted = times.toSorted((one, other) => one - other)
  const quantile = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return { p50: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99), perSecond, answers }
}

async function warmUp<Item>(work: (item: Item) => Promise<unknown>, items: readonly Item[]): Promise<void> {
  const start = performance.now()
  for (let round = 0; round < WARM_UP_ROUNDS && performance.now() - start < WARM_UP_MILLISECONDS; round++)
    await oneByOne(work, items)
}

async function oneByOne<Item, Answer>(
  work: (item: Item) => Promise<Answer>,
  items: readonly Item[],
): Promise<{ times: number[]; answers: Answer[] }> {
  const times: number[] = []
  const answers: Answer[] = []
  for (const item of items) {
    const start = performance.now()
    answers.push(await work(item))
    times.push(performance.now() - start)
  }
  return { times, answers }
}

async function throughput<Item>(
  work: (item: Item) => Promise<unknown>,
  items: readonly Item[],
  connections: number,
): Promise<number> {
  const left = [...items]
  const start = performance.now()
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item)
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return (items.length / (performance.now() - start)) * 1000
}

const WIDTHS = [28, 14]
const HEADINGS = ['p50', 'p95', 'p99', 'queries/s', 'right', 'pages', 'misspelt']

const heading = () => tableRow(['', '', ...HEADINGS])

function tableRow(cells: readonly string[]): string {
  return cells.map((cell, index) => (WIDTHS[index] ? cell.padEnd(WIDTHS[index]) : cell.padStart(10))).join('')
}

function figures({ p50, p95, p99, perSecond }: Timed<unknown>): string[] {
  return [...[p50, p95, p99].map((time) => time.toFixed(2)), perSecond.toFixed(perSecond < 100 ? 1 : 0)]
}

function judgementCells({ right, pages, misspeltPages }: Judgement): string[] {
  return [right, pages, misspeltPages]
}

const CONNECTIONS = 4
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    url: { type: 'string' },
    without: { type: 'string', default: '' },
  },
})
const rows = Number(values.rows)
const without = new Set(values.without.split(','))
const bench = await openContenders({ rows, url: values.url, without, connections: CONNECTIONS })
const kinds = benchQueries(rows, bench.municipalities)
const everyQuery = Object.values(kinds).flat()
const judge = new Judge(bench.pool, truthOf(everyQuery, benchPeople(rows, bench.municipalities)))

log(`${rows} professionals, ${CONNECTIONS} connections; times in ms, one query after another`)
log(heading())
for (const [kind, queries] of Object.entries(kinds))
  for (const { name, search } of bench.contenders)
    await report(kind, name, queries, await measure(search, queries, CONNECTIONS))
if (!without.has('facets')) await reportFacets()
await bench.close()

async function report(kind: string, name: string, queries: readonly BenchQuery[], timed: Timed<string[]>) {
  const judgement = await judge.judge(queries, timed.answers)
  log(tableRow([kind, name, ...figures(timed), ...judgementCells(judgement)]))
}

async function reportFacets() {
  for (const [kind, filters] of Object.entries(benchFacets(bench.municipalities)))
    log(tableRow([kind, 'use case', ...figures(await measure(bench.countFacets, filters, CONNECTIONS))]))
  for (const [kind, inputs] of Object.entries(benchOrders(bench.municipalities)))
    log(tableRow([kind, 'use case', ...figures(await measure(bench.search, inputs, CONNECTIONS))]))
  const typed = benchBeginnings(bench.municipalities)
  log(tableRow(['suggestions', 'use case', ...figures(await measure(bench.suggest, typed, CONNECTIONS))]))
}

function log(line: string): void {
  process.stdout.write(`${line}\n`)
}
