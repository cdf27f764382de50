import { test } from '@japa/runner'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { type StoreSource, storeGroup } from './store.ts'

export function viewLedgerBehaviour(name: string, source: StoreSource): void {
  storeGroup(`${name} | views`, source, (store) => {
    const view = (visitor: string, number = 1) => store().views.recordProfileView(aUuid(number), visitor)
    const total = async () => (await store().professionals.findById(aUuid(1)))?.state.profileViews
    const keep = () => store().professionals.save(aProfessional())

    test('counts a person once a day', async ({ assert }) => {
      await keep()
      await Promise.all(Array.from({ length: 20 }, () => view('bruno')))
      await view('carla')

      await store().views.rollUp()

      assert.equal(await total(), 2)
      assert.deepEqual(await store().views.profileViews(aUuid(1), 1), { total: 2, byDay: [2] })
    })

    test('adds each view once, however often it rolls up', async ({ assert }) => {
      await keep()
      await view('bruno')
      await store().views.rollUp()
      await view('bruno')
      await view('carla')

      await Promise.all([store().views.rollUp(), store().views.rollUp(), store().views.rollUp()])

      assert.equal(await total(), 2)
      assert.deepEqual(await store().views.profileViews(aUuid(1), 1), { total: 2, byDay: [2] })
    })

    test('separates days of São Paulo, oldest first', async ({ assert }) => {
      await keep()
      store().moveClockTo('2026-11-20T02:59:00Z')
      await view('bruno')
      store().moveClockTo('2026-11-20T03:01:00Z')
      await view('bruno')
      await view('carla')
      await store().views.rollUp()
      store().moveClockTo('2026-11-21T12:00:00Z')
      await view('bruno')

      assert.deepEqual(await store().views.profileViews(aUuid(1), 4), { total: 4, byDay: [0, 1, 2, 1] })
      await store().views.rollUp()
      assert.equal(await total(), 4)
    })

    test('separates pages', async ({ assert }) => {
      await keep()
      await store().professionals.save(aProfessional({ id: aUuid(2) }))
      await view('bruno')
      await view('bruno', 2)

      assert.deepEqual(await store().views.profileViews(aUuid(2), 1), { total: 1, byDay: [1] })
    })

    test('ignores a deleted page', async ({ assert }) => {
      await view('bruno', 9)

      assert.deepEqual(await store().views.profileViews(aUuid(9), 1), { total: 0, byDay: [0] })
    })

    test('counts every visitor of a crowd', async ({ assert }) => {
      await keep()
      await Promise.all(Array.from({ length: 300 }, (_, index) => view(`visitor ${index}`)))

      await store().views.rollUp()

      assert.equal(await total(), 300)
    })
  })
}
