import { test } from '@japa/runner'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { aSearchApp } from './a_search_app.ts'
import { peopleFor, RelevanceJudge } from './relevance_judge.ts'
import { BEARERS, TAIL_QUERIES } from './tail_queries.ts'

/** Of 227, as measured in November 2026; lower it with each mend. */
const MOST_WRONG = 0

test.group('Queries of the long tail', () => {
  test('answers them no worse than before', async ({ assert }) => {
    const municipalities = await new InMemoryMunicipalityCatalogue().all()
    const people = [...peopleFor(TAIL_QUERIES, municipalities), ...BEARERS]
    const app = await aSearchApp(people)
    const judge = new RelevanceJudge(people, municipalities)

    const wrong: string[] = []
    for (const query of TAIL_QUERIES) {
      const fault = await judge.wrongWith(query, app)
      if (fault) wrong.push(`${query.kind}: ${query.q}: ${fault}`)
    }

    assert.lengthOf(TAIL_QUERIES, 227)
    assert.isAtMost(wrong.length, MOST_WRONG, wrong.join('\n'))
  })
})
