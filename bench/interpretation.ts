import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import { InterpretQuery, type InterpretQueryInput } from '#search/interpret/interpret_query.ts'
import { generatedQueries } from '#search/testing/generated_queries.ts'
import { OWN_QUERIES } from '#search/testing/own_queries.ts'
import { wronglyRead } from '#search/testing/understood_queries.ts'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'

/** How many of the generated queries are understood, by kind, and the microseconds that a query costs, a hostile one too. */
const HOSTILE: readonly InterpretQueryInput[] = [
  { q: '('.repeat(2000) },
  { q: 'qwx zkv '.repeat(250) },
  { q: 'santa vila nova sao jose '.repeat(80) },
  { q: 'kowalsky brzezinski wojciechowski '.repeat(60) },
]
const ROUNDS = 20
const LONG = 25

const catalogue = new InMemoryMunicipalityCatalogue()
const interpretQuery = new InterpretQuery({ municipalities: catalogue, readLexicon })
const generated = generatedQueries(await catalogue.all())
const honest = generated.map(({ input }) => input)

const start = performance.now()
await interpretQuery.knownPhrases()
print('dictionary, once, ms', [performance.now() - start])
await measure(honest)
print('generated queries, µs', await measure(honest))
print('own queries, µs', await measure(OWN_QUERIES))
print(`sentences of ${LONG} words, µs`, await measure(longSentences()))
print('hostile queries, µs', await measure(HOSTILE))
for (const [kind, queries] of [['all', generated] as const, ...Map.groupBy(generated, (each) => each.kind)]) {
  const wrong = await wronglyRead(interpretQuery, queries)
  const share = (100 * (1 - wrong.length / queries.length)).toFixed(1)
  process.stdout.write(`${share} % right of ${queries.length}: ${kind}\n`)
}

/** Own queries one after another, cut into sentences of 25 words. */
function longSentences(): InterpretQueryInput[] {
  const words = OWN_QUERIES.flatMap(({ q }) => q.split(' '))
  const count = Math.floor(words.length / LONG)
  return Array.from({ length: count }, (_, index) => ({
    q: words.slice(index * LONG, (index + 1) * LONG).join(' '),
  }))
}

/** The median of several rounds for each input, in microseconds, ascending. */
async function measure(inputs: readonly InterpretQueryInput[]): Promise<number[]> {
  const medians: number[] = []
  for (const input of inputs) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const before = performance.now()
      await interpretQuery.execute(input)
      times.push((performance.now() - before) * 1000)
    }
    medians.push(quantile(times.toSorted(ascending), 0.5))
  }
  return medians.toSorted(ascending)
}

function print(title: string, sorted: number[]): void {
  const [p50, p95, p99, max] = [0.5, 0.95, 0.99, 1].map((share) => quantile(sorted, share).toFixed(1))
  process.stdout.write(`${title}: p50 ${p50}, p95 ${p95}, p99 ${p99}, max ${max} (${sorted.length})\n`)
}

function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function ascending(one: number, other: number): number {
  return one - other
}
