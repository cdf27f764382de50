import { test } from '@japa/runner'
import type { SearchCriteria, SearchSort } from '../../professional_search.ts'
import { aSearchableProfessional, searchableId } from '../a_searchable_professional.ts'
import { engineGroup, type StartEngine } from './search_engine.ts'

const SAO_PAULO = { municipality: 3550308, state: 'SP' } as const
const CAMPINAS = { municipality: 3509502, state: 'SP' } as const
const SANTOS = { municipality: 3548500, state: 'SP' } as const
const RECIFE = { municipality: 2611606, state: 'PE' } as const

const PEOPLE = [
  aSearchableProfessional(1, { ...CAMPINAS, places: [SANTOS], presencial: false, isPremium: true }),
  aSearchableProfessional(2, { ...CAMPINAS, places: [CAMPINAS, SAO_PAULO, RECIFE] }),
  aSearchableProfessional(3, { ...RECIFE, places: [SANTOS], rating: 5, reviewCount: 50 }),
  aSearchableProfessional(4, { state: 'SP', municipality: null, places: [RECIFE] }),
  aSearchableProfessional(5, { ...SAO_PAULO }),
]
const NEAR_SANTOS: SearchSort = { by: 'nearest', latitude: -23.96, longitude: -46.33 }

export function placesBehaviour(engineName: string, start: StartEngine | null): void {
  engineGroup(`${engineName} | places`, start, PEOPLE, ({ find, search }) => {
    const numbersOf = async (criteria: SearchCriteria, sort?: SearchSort) => {
      const { ids, total } = await find(criteria, sort && { sort })
      const numbers = ids.map((id) => PEOPLE.findIndex((each) => each.id === id) + 1)
      return { numbers, total }
    }

    test('finds a person in each of their cities, and once in a state and the country', async ({
      assert,
    }) => {
      for (const name of [{}, { name: 'renata' }]) {
        const found = async (criteria: SearchCriteria) => {
          const { numbers, total } = await numbersOf({ ...criteria, ...name })
          assert.equal(total, numbers.length)
          return numbers.toSorted((one, other) => one - other)
        }
        assert.deepEqual(await found(SANTOS), [1, 3])
        assert.deepEqual(await found({ municipality: CAMPINAS.municipality }), [1, 2])
        assert.deepEqual(await found(RECIFE), [2, 3, 4])
        assert.deepEqual(await found({ state: 'SP' }), [1, 2, 3, 4, 5])
        assert.deepEqual(await found({ state: 'PE' }), [2, 3, 4])
        assert.deepEqual(await found({}), [1, 2, 3, 4, 5])
      }
    })

    test('keeps the order with people listed by a second place', async ({ assert }) => {
      assert.deepEqual((await numbersOf(SANTOS)).numbers, [1, 3])
      assert.deepEqual((await numbersOf({ state: 'SP' }, { by: 'rating' })).numbers[0], 3)
    })

    test('counts a location in person as attendance in person', async ({ assert }) => {
      assert.deepEqual((await numbersOf({ ...CAMPINAS, presencial: true })).numbers, [1, 2])
    })

    test('counts a person in each place, and once in larger areas', async ({ assert }) => {
      for (const name of [{}, { name: 'renata' }]) {
        const counts = await search().countFacets({ state: 'SP', ...name })
        assert.equal(counts.total, 5)
        assert.deepEqual([counts.states.get('SP'), counts.states.get('PE')], [5, 3])
        assert.deepEqual(
          [CAMPINAS, SANTOS, SAO_PAULO, RECIFE].map(({ municipality }) =>
            counts.municipalities.get(municipality),
          ),
          [2, 2, 2, undefined],
        )
        assert.equal(counts.specialties.get('Cardiologista'), 5)
      }
    })

    test('finds by another place whoever practises in one that is kept out', async ({ assert }) => {
      const without = { states: [], municipalities: [CAMPINAS.municipality, SAO_PAULO.municipality] }
      for (const name of [{}, { name: 'renata' }]) {
        assert.sameMembers((await numbersOf({ without, ...name })).numbers, [1, 2, 3, 4])
        assert.sameMembers((await numbersOf({ state: 'SP', without, ...name })).numbers, [1, 3, 4])
        assert.deepEqual(await numbersOf({ ...CAMPINAS, without, ...name }), { numbers: [], total: 0 })
        const counts = await search().countFacets({ state: 'SP', without, ...name })
        assert.equal(counts.total, 3)
        assert.deepEqual([counts.states.get('SP'), counts.states.get('PE')], [3, 3])
        assert.deepEqual([...counts.municipalities], [[SANTOS.municipality, 2]])
        assert.equal(counts.specialties.get('Cardiologista'), 3)
      }
    })

    test('finds nobody twice in several states, nor whoever practises in a state kept out alone', async ({
      assert,
    }) => {
      const without = { states: ['SP'], municipalities: [] } as const
      for (const name of [{}, { name: 'renata' }]) {
        assert.equal((await numbersOf({ states: ['SP', 'PE'], ...name })).total, 5)
        assert.equal((await search().countFacets({ states: ['SP', 'PE'], ...name })).total, 5)
        assert.sameMembers((await numbersOf({ states: ['PE', 'BA'], ...name })).numbers, [2, 3, 4])
        assert.sameMembers((await numbersOf({ without, ...name })).numbers, [2, 3, 4])
        assert.equal((await search().countFacets({ without, ...name })).states.get('SP'), undefined)
      }
    })

    test('measures the distance to the nearest of the places that count', async ({ assert }) => {
      const without = { states: [], municipalities: [SANTOS.municipality] }
      for (const name of [{}, { name: 'renata' }]) {
        assert.deepEqual((await numbersOf({ without, ...name }, NEAR_SANTOS)).numbers, [2, 5, 1, 3, 4])
        assert.deepEqual((await numbersOf({ states: ['PE', 'BA'], ...name }, NEAR_SANTOS)).numbers, [3, 2, 4])
      }
    })

    test('measures the distance to the nearest place', async ({ assert }) => {
      for (const name of [{}, { name: 'renata' }]) {
        assert.deepEqual(await numbersOf(name, NEAR_SANTOS), { numbers: [1, 3, 2, 5, 4], total: 5 })
        assert.deepEqual(await numbersOf({ state: 'PE', ...name }, NEAR_SANTOS), {
          numbers: [3, 2, 4],
          total: 3,
        })
      }
      const hits = await find({}, { sort: NEAR_SANTOS, limit: 2, page: 2 })
      assert.deepEqual(hits.ids, [searchableId(2), searchableId(5)])
      assert.closeTo(hits.distances?.get(searchableId(2)) ?? -1, 55, 15)
    })

    test('suggests a person once', async ({ assert }) => {
      const { ids } = await search().suggestPeople('renat', 10)
      assert.lengthOf(ids, 5)
      assert.lengthOf([...new Set(ids)], 5)
    })
  })
}
