import { test } from '@japa/runner'
import type { SearchRequest } from '#application/ports/professional_search.ts'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { freshDatabase, type FreshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import { anId } from '#domain/professionals/testing/a_professional.ts'
import { loadProfessionals } from '../../testing/load_professionals.ts'
import { openSearchPool } from '../connections.ts'
import { PostgresProfessionalIndex } from '../postgres_professional_index.ts'
import { PostgresProfessionalSearch } from '../postgres_professional_search.ts'

const LIMIT = 200
const PEOPLE = Array.from({ length: 1_450 }, (_, number) =>
  aSearchableProfessional(number, {
    isPremium: number % 3 === 0,
    ...(number % 7 > 0 && { rating: 1 + (number % 5), reviewCount: number % 7 }),
    ...(number % 10 === 0 && { municipality: 3304557, state: 'RJ' as const }),
  }),
)
const ORDERS: Pick<SearchRequest, 'criteria' | 'sort'>[] = [
  { criteria: {}, sort: { by: 'relevance' } },
  { criteria: { state: 'SP' }, sort: { by: 'relevance' } },
  { criteria: {}, sort: { by: 'rating' } },
  { criteria: {}, sort: { by: 'nearest', latitude: -22.9, longitude: -47.06 } },
]

test.group('postgresql | pages far down', (group) => {
  let fresh: FreshDatabase
  let pool: ReturnType<typeof openSearchPool>
  let search: PostgresProfessionalSearch
  group.setup(async () => {
    fresh = await freshDatabase(2)
    pool = openSearchPool({ url: fresh.database.url })
    search = new PostgresProfessionalSearch(pool)
    await loadProfessionals(fresh.database, PEOPLE)
    await new PostgresProfessionalIndex(fresh.database).rebuild()
  })
  group.teardown(async () => {
    await pool.end()
    await fresh.drop()
  })

  const pagesOf = async (order: (typeof ORDERS)[number], isGoingOn: boolean) => {
    const pages: ProfessionalId[][] = []
    for (let page = 1; page <= Math.ceil(PEOPLE.length / LIMIT); page++) {
      const after = isGoingOn ? pages.at(-1)?.at(-1) : undefined
      const { ids } = await search.search({ ...order, page, limit: LIMIT, ...(after && { after }) })
      pages.push(ids)
    }
    return pages
  }

  for (const order of ORDERS)
    test(`returns the same page after the last person as by its number: ${JSON.stringify(order)}`, async ({
      assert,
    }) => {
      assert.deepEqual(await pagesOf(order, true), await pagesOf(order, false))
    })

  test('begins after the named person, whatever page that was', async ({ assert }) => {
    const order = { criteria: {}, sort: { by: 'relevance' }, limit: LIMIT } as const
    const [, , third = []] = await pagesOf(order, false)

    const { ids } = await search.search({ ...order, page: 7, after: third[9] ?? anId('') })

    assert.deepEqual(ids.slice(0, 5), third.slice(10, 15))
  })

  test('counts down by number if that person has left', async ({ assert }) => {
    const order = { criteria: {}, sort: { by: 'relevance' }, page: 7, limit: LIMIT } as const
    const stranger = anId('00000000-0000-4000-8000-00000000ffff')

    assert.deepEqual(await search.search({ ...order, after: stranger }), await search.search(order))
  })
})
