/**
 * Prints how many of our own queries find whom they should, by kind and by engine, judged by who is found.
 *   node bench/relevance.ts [--wrong]
 * In memory, on PostgreSQL, and on Meilisearch where MEILI_URL or a `meilisearch` on the PATH is there. The databases are
 * those of the tests, in DATA_DIR. --wrong lists what is wrong with each of the others.
 */
import { parseArgs } from 'node:util'
import { aSearchApp } from '#search/testing/a_search_app.ts'
import { OWN_QUERIES } from '#search/testing/own_queries.ts'
import { peopleFor, RelevanceJudge } from '#search/testing/relevance_judge.ts'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { openTestServer } from '#infrastructure/server/testing/test_server.ts'
import { RELEVANCE_APPS, type RelevanceApp } from '../search/testing/relevance_app.ts'

const { values } = parseArgs({ options: { wrong: { type: 'boolean', default: false } } })
const municipalities = await new InMemoryMunicipalityCatalogue().all()
const people = peopleFor(OWN_QUERIES, municipalities)
const judge = new RelevanceJudge(people, municipalities)

log(`${OWN_QUERIES.length} queries, ${people.length} professionals`)
await report('in memory', await aSearchApp(people))
const server = await openTestServer()
for (const [name, open] of Object.entries(RELEVANCE_APPS)) {
  if (!open) continue
  const app = await open(people)
  await report(name, app)
}
await server.close()
process.exit()

async function report(engine: string, app: Pick<RelevanceApp, 'search' | 'understand'>): Promise<void> {
  const wrong: { kind: string; words: string }[] = []
  for (const query of OWN_QUERIES) {
    const fault = await judge.wrongWith(query, app)
    if (fault) wrong.push({ kind: query.kind, words: `  ${query.q}: ${fault}` })
  }
  log(`\n${engine}: ${share(OWN_QUERIES.length, wrong.length)}`)
  for (const [kind, ofKind] of Map.groupBy(OWN_QUERIES, (query) => query.kind)) {
    const faults = wrong.filter((each) => each.kind === kind)
    log(`${share(ofKind.length, faults.length)}  ${kind}`)
    if (values.wrong) for (const { words } of faults) log(words)
  }
}

function share(all: number, wrong: number): string {
  return `${((100 * (all - wrong)) / all).toFixed(1).padStart(5)} % of ${String(all).padStart(3)}`
}

function log(line: string): void {
  process.stdout.write(`${line}\n`)
}
