import { test } from '@japa/runner'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { aSearchApp } from './a_search_app.ts'
import { peopleFor, RelevanceJudge } from './relevance_judge.ts'
import { queriesOf } from './tail_queries.ts'

/** The queries of each file, and the wrong answers as measured in November 2026; lower those with each mend. */
const FILES = [
  { file: 'blind_queries.txt', queries: 111, mostWrong: 16 },
  { file: 'everyday_queries.txt', queries: 203, mostWrong: 0 },
  { file: 'later_tail_queries.txt', queries: 51, mostWrong: 0 },
  { file: 'second_everyday_queries.txt', queries: 137, mostWrong: 4 },
  { file: 'foreign_queries.txt', queries: 228, mostWrong: 0 },
  { file: 'unheard_queries.txt', queries: 60, mostWrong: 0 },
]

test.group('Queries as they are typed every day', () => {
  for (const { file, queries: count, mostWrong } of FILES)
    test(`answers them no worse than before: ${file}`, async ({ assert }) => {
      const queries = queriesOf(file)
      const municipalities = await new InMemoryMunicipalityCatalogue().all()
      const people = peopleFor(queries, municipalities)
      const app = await aSearchApp(people)
      const judge = new RelevanceJudge(people, municipalities)

      const wrong: string[] = []
      for (const query of queries) {
        const fault = await judge.wrongWith(query, app)
        if (fault) wrong.push(`${query.kind}: ${query.q}: ${fault}`)
      }

      assert.lengthOf(queries, count)
      assert.isAtMost(wrong.length, mostWrong, wrong.join('\n'))
    })
})
