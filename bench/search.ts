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
import { Judge, truthOf } from './search/judge.ts'
import { measure, type Timed, figures, heading, tableRow, judgementCells } from './search/measure.ts'
import { openContenders } from './search/open_contenders.ts'

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
