import { test } from '@japa/runner'
import type { Pool } from 'pg'
import type { SearchCriteria } from '#application/ports/professional_search.ts'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { municipalitiesOfBrazil } from '#infrastructure/brazil/municipality_source.ts'
import { InMemoryProfessionalSearch } from '#application/testing/in_memory_professional_search.ts'
import { listedInPostgres } from '../../testing/listed_in_postgres.ts'
import { PostgresProfessionalSearch } from '../postgres_professional_search.ts'

const SAO_PAULO = { municipality: 3550308, state: 'SP' } as const
const CAMPINAS = { municipality: 3509502, state: 'SP' } as const
const RIO = { municipality: 3304557, state: 'RJ' } as const
const PEOPLE = [
  ...[SAO_PAULO, CAMPINAS, RIO, { municipality: null, state: 'SP' as const }].flatMap((place, at) =>
    [1, 2].map((each) => aSearchableProfessional(10 * at + each, { isPremium: each === 1, ...place })),
  ),
  aSearchableProfessional(51, { ...RIO, places: [CAMPINAS, SAO_PAULO] }),
  aSearchableProfessional(52, { ...SAO_PAULO, places: [RIO], isPremium: true }),
]
const FILTERS: SearchCriteria[] = [
  {},
  { state: 'SP' },
  { state: 'SP', premium: true },
  { state: 'RJ' },
  { state: 'AC' },
  CAMPINAS,
  { municipality: CAMPINAS.municipality },
  { municipality: CAMPINAS.municipality, state: 'RJ' },
]

test.group('postgresql | nearest first', (group) => {
  let pool: Pool
  group.setup(async () => {
    const listed = await listedInPostgres(PEOPLE)
    pool = listed.pool
    return () => listed.drop()
  })

  for (const criteria of FILTERS)
    test(`returns the same order as looking at everyone: ${JSON.stringify(criteria)}`, async ({ assert }) => {
      const search = new PostgresProfessionalSearch(pool)
      const everyone = InMemoryProfessionalSearch.holding(PEOPLE, municipalitiesOfBrazil())
      const nearCampinas = { by: 'nearest', latitude: -22.9, longitude: -47.06 } as const

      for (const page of [1, 2, 3, 4, 5]) {
        const request = { criteria, sort: nearCampinas, page, limit: 2 }
        const { ids, total, distances } = await everyone.search(request)
        const hits = await search.search(request)
        assert.deepEqual(hits.ids, ids)
        assert.equal(hits.total, total)
        assert.sameMembers([...(hits.distances?.keys() ?? [])], [...(distances?.keys() ?? [])])
      }
    })
})
