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
import { parseArgs } from 'node:util'
import { benchPeople } from './data/bench_people.ts'
import {
  benchBeginnings,
  benchFacets,
  benchOrders,
  benchQueries,
  type BenchQuery,
} from './search/bench_queries.ts'
import { Judge, truthOf, type Judgement } from './search/judge.ts'
import { openContenders } from './search/open_contenders.ts'

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
const bench = await openContenders({ rows, url: values.url, without, connections: CONNECTIONS, log })
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
