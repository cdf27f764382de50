import { test } from '@japa/runner'
import { CROWD, CROWD_CRITERIA, passes } from './a_crowd.ts'
import { engineGroup, type StartEngine } from './search_engine.ts'

export function filtersBehaviour(engineName: string, start: StartEngine | null): void {
  engineGroup(`${engineName} | filters`, start, CROWD, ({ find }) => {
    test('finds exactly the matching ones, for every filter and every pair', async ({ assert }) => {
      for (const criteria of CROWD_CRITERIA) {
        const expected = CROWD.filter((one) => passes(criteria, one)).map(({ id }) => id)
        const pages = await Promise.all([find(criteria), find(criteria, { page: 2 })])
        const ids = pages.flatMap((page) => page.ids)
        assert.sameMembers(ids, expected, JSON.stringify(criteria))
        assert.equal(pages[0].total, expected.length, JSON.stringify(criteria))
      }
    })

    test('never finds hidden professionals, not even by name', async ({ assert }) => {
      const hidden = CROWD.filter(({ isHidden }) => isHidden).map(({ id }) => id)
      const pages = await Promise.all([find({ name: 'renata moura' }), find({ name: 'renata' }, { page: 2 })])

      assert.deepEqual(
        pages.flatMap(({ ids }) => ids).filter((id) => hidden.includes(id)),
        [],
      )
      assert.equal(pages[0].total, CROWD.length - hidden.length)
    })

    test('finds nobody if state and municipality contradict each other', async ({ assert }) => {
      assert.deepEqual(await find({ state: 'RJ', municipality: 3550308 }), { ids: [], total: 0 })
    })
  })
}
