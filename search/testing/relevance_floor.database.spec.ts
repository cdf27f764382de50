import { test } from '@japa/runner'
import { LEAST_SHARE_RIGHT, OWN_QUERIES } from './own_queries.ts'
import { peopleFor, RelevanceJudge } from './relevance_judge.ts'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { RELEVANCE_APPS, type RelevanceApp } from './relevance_app.ts'

/** Every kind through the real engine; all of them are asked in memory and by bench/relevance.ts. */
const QUERIES = OWN_QUERIES.filter((_query, index) => index % 8 === 0)
const A_MINUTE = 60_000

for (const [name, open] of Object.entries(RELEVANCE_APPS))
  test.group(`${name} | queries as people type them`, (group) => {
    if (!open) group.tap((each) => each.skip(true, 'no such engine here'))

    test('finds the right people', async ({ assert, cleanup }) => {
      const municipalities = await new InMemoryMunicipalityCatalogue().all()
      const people = peopleFor(QUERIES, municipalities)
      const app: RelevanceApp | undefined = await open?.(people)
      cleanup(() => app?.close())
      const judge = new RelevanceJudge(people, municipalities)
      const wrong: string[] = []
      for (const query of QUERIES) {
        const fault = app && (await judge.wrongWith(query, app))
        if (fault) wrong.push(`${query.q}: ${fault}`)
      }

      assert.isAtLeast(1 - wrong.length / QUERIES.length, LEAST_SHARE_RIGHT, wrong.join('\n'))
    }).timeout(A_MINUTE)
  })
