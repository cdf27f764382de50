import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import { test } from '@japa/runner'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { InterpretQuery } from './interpret_query.ts'
import { generatedQueries, type GeneratedQuery } from '../testing/generated_queries.ts'
import { wronglyRead } from '../testing/understood_queries.ts'

/** 'Médico de dor de dente em Recife' and its like are read for another specialty; nothing else is read wrongly. */
const MOST_WRONG = 7
/** One lost letter often makes another town's exact name ('Goiânia', 'Goiana'), which rightly wins. */
const LEAST_SHARE_RIGHT_OF_A_KIND = 0.93

const catalogue = new InMemoryMunicipalityCatalogue()
const queries = generatedQueries(await catalogue.all())
const interpretQuery = new InterpretQuery({ municipalities: catalogue, readLexicon })

test.group('Generated queries', () => {
  test('understands all but a few of them', async ({ assert }) => {
    const wrong = await wronglyRead(interpretQuery, queries)

    assert.isAbove(queries.length, 2000)
    assert.isAtMost(wrong.length, MOST_WRONG, describe(wrong))
  })

  for (const [kind, ofKind] of Map.groupBy(queries, (query) => query.kind)) {
    test(`understands nearly all of the kind '${kind}'`, async ({ assert }) => {
      const wrong = await wronglyRead(interpretQuery, ofKind)

      assert.isAtLeast(1 - wrong.length / ofKind.length, LEAST_SHARE_RIGHT_OF_A_KIND, describe(wrong))
    })
  }
})

function describe(wrong: readonly GeneratedQuery[]): string {
  return wrong
    .map(({ kind, input, expected }) => `${kind}: ${JSON.stringify({ ...input, expected })}`)
    .join('\n')
}
