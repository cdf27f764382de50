import { test } from '@japa/runner'
import type { SearchSort } from '../../professional_search.ts'
import {
  type SearchableProfessional,
  aSearchableProfessional,
  searchableId,
} from '../a_searchable_professional.ts'
import { CROWD } from './a_crowd.ts'
import { engineGroup, type Find, type StartEngine } from './search_engine.ts'

const CAMPINAS = { municipality: 3509502, state: 'SP' } as const
const RECIFE = { municipality: 2611606, state: 'PE' } as const
const NOWHERE = { municipality: null, state: null } as const

const PRICED = [
  { name: 'Doppler venoso', price: 60 },
  { name: 'Consulta', price: 180 },
]

/** The number is the expected position in the ranking. */
const RANKED: readonly SearchableProfessional[] = [
  aSearchableProfessional(1, { isPremium: true, isVerified: true, rating: 1, reviewCount: 9, ...NOWHERE }),
  aSearchableProfessional(2, { isPremium: true, rating: 5, reviewCount: 3, services: PRICED, ...RECIFE }),
  aSearchableProfessional(3, {
    isVerified: true,
    services: [{ name: 'Retorno', price: 180.5 }],
    ...CAMPINAS,
  }),
  aSearchableProfessional(4, { rating: 4.8, reviewCount: 90 }),
  aSearchableProfessional(5, { rating: 5, reviewCount: 4, services: PRICED, ...CAMPINAS }),
  aSearchableProfessional(6, { rating: 0, reviewCount: 0 }),
  aSearchableProfessional(7, { rating: 0, reviewCount: 0, ...RECIFE }),
  aSearchableProfessional(8, { rating: 1.5, reviewCount: 40, services: [{ name: 'Sessão', price: 90 }] }),
]

const NEAR_CAMPINAS: SearchSort = { by: 'nearest', latitude: -22.9, longitude: -47.06 }

export function orderBehaviour(engineName: string, start: StartEngine | null): void {
  engineGroup(`${engineName} | order`, start, RANKED, ({ find }) => {
    test('ranks premium first, then verified, then the weighted rating', async ({ assert }) => {
      assert.deepEqual(await numbersOf(find({})), [1, 2, 3, 4, 5, 6, 7, 8])
    })

    test('sorts by weighted rating, then by rank', async ({ assert }) => {
      for (const criteria of [{}, { name: 'renata' }])
        assert.deepEqual(
          await numbersOf(find(criteria, { sort: { by: 'rating' } })),
          [4, 5, 2, 3, 6, 7, 1, 8],
        )
    })

    test('sorts by the shown price, then by rank, people without one last', async ({ assert }) => {
      for (const criteria of [{}, { name: 'renata' }]) {
        const hits = await find(criteria, { sort: { by: 'lowest_price' } })
        assert.deepEqual(numbers(hits.ids), [8, 2, 5, 3, 1, 4, 6, 7])
        assert.equal(hits.total, 8)
      }
      const capped = await find({ maxPrice: 180 }, { sort: { by: 'lowest_price' } })
      assert.deepEqual([numbers(capped.ids), capped.total], [[8, 2, 5], 3])
    })

    test('sorts by distance, then by rank, people without a place last', async ({ assert }) => {
      const hits = await find({}, { sort: NEAR_CAMPINAS })

      assert.deepEqual(numbers(hits.ids), [3, 5, 4, 6, 8, 2, 7, 1])
      assert.closeTo(hits.distances?.get(searchableId(4)) ?? -1, 84, 8)
      assert.isNull(hits.distances?.get(searchableId(1)))
      assert.equal(hits.total, 8)
    })

    test('applies filters, names and pages to the nearest order too', async ({ assert }) => {
      const premium = await find({ premium: false, name: 'renata' }, { sort: NEAR_CAMPINAS })
      const page = await find({ specialty: 'Cardiologista' }, { sort: NEAR_CAMPINAS, page: 2, limit: 3 })

      assert.deepEqual(numbers(premium.ids), [3, 5, 4, 6, 8, 7])
      assert.deepEqual([numbers(page.ids), page.total], [[6, 8, 2], 8])
      assert.deepEqual([...(page.distances?.keys() ?? [])], page.ids)
    })
  })

  engineGroup(`${engineName} | pages`, start, CROWD, ({ find }) => {
    for (const by of ['relevance', 'rating', 'lowest_price'] as const) {
      test(`pages through the ${by} order without a gap or a repetition`, async ({ assert }) => {
        const whole = [
          ...(await find({}, { sort: { by } })).ids,
          ...(await find({}, { sort: { by }, page: 2 })).ids,
        ]
        const pages = await Promise.all(
          Array.from({ length: 60 }, (_, index) => find({}, { sort: { by }, page: index + 1, limit: 6 })),
        )

        assert.deepEqual(
          pages.flatMap(({ ids }) => ids),
          whole,
        )
        assert.lengthOf(new Set(whole), CROWD.filter(({ isHidden }) => !isHidden).length)
      })
    }

    test('returns an empty page past the end, with the right total', async ({ assert }) => {
      const visible = CROWD.filter(({ isHidden }) => !isHidden).length

      assert.deepEqual(await find({}, { page: 900 }), { ids: [], total: visible })
      assert.deepEqual(await find({ name: 'moura' }, { page: 900 }), { ids: [], total: visible })
    })
  })
}

async function numbersOf(hits: ReturnType<Find>): Promise<number[]> {
  return numbers((await hits).ids)
}

function numbers(ids: readonly string[]): number[] {
  return ids.map((id) => Number(id.slice(-12)))
}
