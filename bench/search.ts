/**
 * Measures the search beside other ways to search, in the same run on the same rows with the same queries.
 *   node bench/search.ts --rows 100000 [--url postgres://…] [--slow-queries 40] [--memory-rows 200000]
 *     [--without http,meilisearch,ilike,trigram,minisearch,flexsearch,facets]
 * Makes a database of its own, bench_search_<rows>, on the server of --url, DATABASE_URL or else of DATA_DIR, and keeps
 * it for the next run. Every round is warmed up by five like it, by fewer where they take more than two seconds.
 *   engine       interpretation and the PostgreSQL engine: ids
 *   search       the whole use case, which reads the rows again
 *   HTTP         the same through `GET /api/professionals/search`, client and server in this one process
 *   Meilisearch  interpretation and that engine alone, where MEILI_URL (and MEILI_KEY) name a server
 *   ILIKE        every word in any column of the joined tables; trigram: likeness to one text column with its index.
 *                Both get --slow-queries of the queries, evenly chosen
 *   MiniSearch, FlexSearch  in memory, each in a process of its own with 6 GB of heap, up to --memory-rows; --slow-queries too
 * `right`: the first answer is what was meant. `pages`, `misspelt`: first pages equal, id by id, to those that looking at
 * everyone in memory gives (search/truth.ts), of well spelt and of misspelt queries.
 */
import { parseArgs } from 'node:util'
import { benchPeople } from './data/bench_people.ts'
import { benchBeginnings, benchFacets, benchOrders } from './search/bench_facets.ts'
import { benchQueries, type BenchQuery } from './search/bench_queries.ts'
import { type MemoryTask, measureInMemory } from './search/in_memory/measure_in_memory.ts'
import { Judge } from './search/judge.ts'
import { measure, type Timed } from './search/measure.ts'
import { openContenders } from './search/open_contenders.ts'
import { figures, heading, ratios, tableRow, verdictCells } from './search/print_table.ts'
import { truthOf } from './search/truth.ts'

const CONNECTIONS = 4
const MEMORY_MEGABYTES = 6_144
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    url: { type: 'string' },
    'slow-queries': { type: 'string', default: '40' },
    'memory-rows': { type: 'string', default: '200000' },
    without: { type: 'string', default: '' },
  },
})
const rows = Number(values.rows)
const without = new Set(values.without.split(','))
const bench = await openContenders({ rows, url: values.url, without, connections: CONNECTIONS, say })
const kinds = benchQueries(rows, bench.municipalities)
const everyQuery = Object.values(kinds).flat()
const judge = new Judge(bench.pool, truthOf(everyQuery, benchPeople(rows, bench.municipalities)))
const baseline = new Map<string, Timed<unknown>>()

say(`${rows} professionals, ${CONNECTIONS} connections; times in ms, one query after another`)
say(heading())
for (const [kind, queries] of Object.entries(kinds))
  for (const { name, search, isSlow } of bench.contenders) {
    const asked = isSlow ? few(queries) : queries
    const timed = await measure(search, asked, CONNECTIONS)
    if (name === 'engine') baseline.set(kind, timed)
    await report(kind, name, asked, timed)
    if (isSlow) compare(kind, timed)
  }
for (const engine of ['MiniSearch', 'FlexSearch'] as const)
  if (!without.has(engine.toLowerCase())) await reportMemory(engine)
if (!without.has('facets')) await reportFacets()
await bench.close()

async function report(kind: string, name: string, queries: readonly BenchQuery[], timed: Timed<string[]>) {
  const verdict = await judge.judge(queries, timed.answers)
  say(tableRow([kind, name, ...figures(timed), ...verdictCells(verdict)]))
}

function compare(kind: string, rival: Timed<unknown>) {
  const engine = baseline.get(kind)
  if (engine) say(tableRow(['', '  ÷ engine', ...ratios(engine, rival)]))
}

async function reportMemory(engine: MemoryTask['engine']) {
  if (rows > Number(values['memory-rows']))
    return say(`${engine} left out: ${rows} rows are more than --memory-rows ${values['memory-rows']}`)
  const asked = Object.fromEntries(Object.entries(kinds).map(([kind, queries]) => [kind, few(queries)]))
  const typed = Object.entries(asked).map(([kind, queries]) => [
    kind,
    queries.map(({ input }) => input.q ?? ''),
  ])
  const task = { engine, rows, kinds: Object.fromEntries(typed) }
  const answer = await measureInMemory(task, MEMORY_MEGABYTES)
  if (!answer) return say(`${engine} ended without an answer; is ${MEMORY_MEGABYTES} MB of heap too little?`)
  say(`${engine}: index made in ${answer.seconds.toFixed(1)} s, ${answer.megabytes.toFixed(0)} MB resident`)
  for (const [kind, timed] of Object.entries(answer.measured)) {
    await report(kind, engine, asked[kind] ?? [], timed)
    compare(kind, timed)
  }
}

async function reportFacets() {
  for (const [kind, filters] of Object.entries(benchFacets(bench.municipalities)))
    say(tableRow([kind, 'use case', ...figures(await measure(bench.countFacets, filters, CONNECTIONS))]))
  for (const [kind, inputs] of Object.entries(benchOrders(bench.municipalities)))
    say(tableRow([kind, 'use case', ...figures(await measure(bench.search, inputs, CONNECTIONS))]))
  const typed = benchBeginnings(bench.municipalities)
  say(tableRow(['suggestions', 'use case', ...figures(await measure(bench.suggest, typed, CONNECTIONS))]))
}

function few<Item>(items: readonly Item[]): Item[] {
  const count = Math.min(Number(values['slow-queries']), items.length)
  return Array.from(
    { length: count },
    (_, index) => items[Math.floor((index * items.length) / count)] as Item,
  )
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
