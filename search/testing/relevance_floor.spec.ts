import { test } from '@japa/runner'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { aSearchApp } from './a_search_app.ts'
import { LEAST_SHARE_RIGHT_OF_A_KIND, OWN_QUERIES } from './own_queries.ts'
import { peopleFor, RelevanceJudge } from './relevance_judge.ts'

/** In memory, where nothing but the reading of the query can be wrong. */
const MOST_WRONG = 0

const municipalities = await new InMemoryMunicipalityCatalogue().all()
const people = peopleFor(OWN_QUERIES, municipalities)

test.group('Queries as people type them', (group) => {
  const wrong: string[] = []
  let app: Awaited<ReturnType<typeof aSearchApp>>
  group.setup(async () => {
    app = await aSearchApp(people)
  })
  const judge = new RelevanceJudge(people, municipalities)

  for (const [kind, ofKind] of Map.groupBy(OWN_QUERIES, (query) => query.kind))
    test(`finds the right people: ${kind}`, async ({ assert }) => {
      const before = wrong.length
      for (const query of ofKind) {
        const fault = await judge.wrongWith(query, app)
        if (fault) wrong.push(`${query.q}: ${fault}`)
      }
      const share = 1 - (wrong.length - before) / ofKind.length
      assert.isAtLeast(share, LEAST_SHARE_RIGHT_OF_A_KIND, wrong.slice(before).join('\n'))
    })

  test('finds the right people in nearly all', ({ assert }) => {
    assert.isAtMost(wrong.length, MOST_WRONG, wrong.join('\n'))
  })
})
