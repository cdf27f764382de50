import { test } from '@japa/runner'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { aSearchApp } from './a_search_app.ts'
import { peopleFor, RelevanceJudge } from './relevance_judge.ts'
import { queriesOf } from './tail_queries.ts'

/** As measured in November 2026; lower it with each mend. */
const MOST_WRONG = 2

test.group('Queries as they are typed every day', () => {
  test('are answered no worse than before', async ({ assert }) => {
    const queries = queriesOf('everyday_queries.txt')
    const municipalities = await new InMemoryMunicipalityCatalogue().all()
    const people = peopleFor(queries, municipalities)
    const app = await aSearchApp(people)
    const judge = new RelevanceJudge(people, municipalities)

    const wrong: string[] = []
    for (const query of queries) {
      const fault = await judge.wrongWith(query, app)
      if (fault) wrong.push(`${query.kind}: ${query.q}: ${fault}`)
    }

    assert.lengthOf(queries, 203)
    assert.isAtMost(wrong.length, MOST_WRONG, wrong.join('\n'))
  })
})
