import { test } from '@japa/runner'
import { InMemoryMunicipalityCatalogue } from '#infrastructure/in_memory/in_memory_municipality_catalogue.ts'
import { InterpretQuery, type InterpretedQuery } from './interpret_query.ts'
import { generatedQueries, type GeneratedQuery } from './testing/generated_queries.ts'

const LEAST_SHARE_RIGHT = 0.98
/** One lost letter often makes another town's exact name ('Goiânia', 'Goiana'), which rightly wins. */
const LEAST_SHARE_RIGHT_OF_A_KIND = 0.93

const catalogue = new InMemoryMunicipalityCatalogue()
const queries = generatedQueries(await catalogue.all())
const interpretQuery = new InterpretQuery(catalogue)

test.group('Generated queries', () => {
  test('understands nearly all of them', async ({ assert }) => {
    const wrong = await wronglyRead(queries)

    assert.isAbove(queries.length, 2000)
    assert.isAbove(1 - wrong.length / queries.length, LEAST_SHARE_RIGHT, describe(wrong))
  })

  for (const [kind, ofKind] of Map.groupBy(queries, (query) => query.kind)) {
    test(`understands nearly all of the kind '${kind}'`, async ({ assert }) => {
      const wrong = await wronglyRead(ofKind)

      assert.isAtLeast(1 - wrong.length / ofKind.length, LEAST_SHARE_RIGHT_OF_A_KIND, describe(wrong))
    })
  }
})

async function wronglyRead(asked: readonly GeneratedQuery[]): Promise<GeneratedQuery[]> {
  const answers = await Promise.all(
    asked.map(async (query) => ({ query, read: await interpretQuery.execute(query.input) })),
  )
  return answers.filter(({ query, read }) => !isRight(query, read)).map(({ query }) => query)
}

function isRight({ kind, expected }: GeneratedQuery, read: InterpretedQuery): boolean {
  const { specialty, ...others } = { insurance: null, city: null, state: null, text: '', ...expected }
  const othersAreRight = Object.entries(others).every(
    ([field, value]) => read[field as keyof typeof others] === value,
  )
  const mayBeOffered = kind.startsWith('specialty, ') ? read.alternatives : []
  const understood = [read, ...mayBeOffered].map((each) => each.specialty)
  return othersAreRight && (specialty === undefined || understood.some((each) => each === specialty))
}

function describe(wrong: readonly GeneratedQuery[]): string {
  return wrong
    .map(({ kind, input, expected }) => `${kind}: ${JSON.stringify({ ...input, expected })}`)
    .join('\n')
}
