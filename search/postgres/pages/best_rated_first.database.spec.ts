import { test } from '@japa/runner'
import type { Pool } from 'pg'
import type { SearchCriteria } from '#application/ports/professional_search.ts'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { InMemoryProfessionalSearch } from '#application/testing/in_memory_professional_search.ts'
import { listedInPostgres } from '../../testing/listed_in_postgres.ts'
import { PostgresProfessionalSearch } from '../postgres_professional_search.ts'
import { filteredPage } from './page_statement.ts'

const PEOPLE = Array.from({ length: 400 }, (_, number) =>
  aSearchableProfessional(number, {
    isPremium: number % 3 === 0,
    isVerified: number % 4 === 0,
    rating: (number * 7) % 6,
    reviewCount: (number * 7) % 6 === 0 ? 0 : 1 + (number % 9),
    insurers: number % 5 === 0 ? ['Unimed'] : [],
    ...(number % 20 === 0 && { municipality: 3304557, state: 'RJ' as const }),
    ...(number % 50 === 0 && { specialty: 'Dentista' as const }),
  }),
)
/** 20 a page of 400: how many pass times how many are around must reach 8,000 to be read down the order of all. */
const READ_DOWN_THE_ORDER: SearchCriteria[] = [
  {},
  { state: 'SP' },
  { state: 'SP', premium: false },
  { insurance: 'Unimed' },
]
const GATHERED: SearchCriteria[] = [
  { state: 'RJ' },
  { municipality: 3304557, state: 'RJ', premium: true },
  { specialty: 'Dentista' },
  { specialty: 'Dentista', state: 'SP', insurance: 'Unimed' },
  { state: 'AC' },
]

test.group('postgresql | best rated first', (group) => {
  let pool: Pool
  group.setup(async () => {
    const listed = await listedInPostgres(PEOPLE)
    pool = listed.pool
    return () => listed.drop()
  })

  const first = (criteria: SearchCriteria, page = 1) =>
    ({ criteria, page, limit: 20, sort: { by: 'rating' } }) as const
  const planOf = async (criteria: SearchCriteria) => {
    const { text, values } = filteredPage(first(criteria), null)
    const { rows } = await pool.query<Record<string, string>>(`explain (analyze, costs off) ${text}`, values)
    return rows.map((row) => row['QUERY PLAN'] ?? '').join('\n')
  }
  const plannedWays = async (criteria: SearchCriteria) => {
    const [downTheOrder, gathered] = (await planOf(criteria))
      .split('Subquery Scan on "*SELECT* ')
      .slice(1)
      .map((way) => /Scan .*on professional_listings(?!.*never executed)/.test(way))
    return { downTheOrder, gathered }
  }

  for (const criteria of [...READ_DOWN_THE_ORDER, ...GATHERED])
    test(`returns the same pages as looking at everyone: ${JSON.stringify(criteria)}`, async ({ assert }) => {
      const search = new PostgresProfessionalSearch(pool)
      const everyone = InMemoryProfessionalSearch.holding(PEOPLE)

      for (const page of [1, 2, 30])
        assert.deepEqual(
          await search.search(first(criteria, page)),
          await everyone.search(first(criteria, page)),
        )
    })

  test('reads down the order of all if enough pass, and gathers them if few do', async ({ assert }) => {
    for (const criteria of READ_DOWN_THE_ORDER)
      assert.deepEqual(
        await plannedWays(criteria),
        { downTheOrder: true, gathered: false },
        JSON.stringify(criteria),
      )
    for (const criteria of GATHERED)
      assert.deepEqual(
        await plannedWays(criteria),
        { downTheOrder: false, gathered: true },
        JSON.stringify(criteria),
      )
  })

  test('walks the index although PostgreSQL never counted its rows', async ({ assert }) => {
    const [walk = ''] = (await planOf({})).split('Subquery Scan on "*SELECT* ').slice(1)

    assert.match(walk, /Scan using professional_listings_rating on/)
    assert.notMatch(walk, /Sort/)
  })
})
