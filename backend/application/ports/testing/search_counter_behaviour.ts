import { test } from '@japa/runner'
import { type StoreSource, storeGroup } from './store.ts'

export function searchCounterBehaviour(name: string, source: StoreSource): void {
  storeGroup(`${name} | counted searches`, source, (store) => {
    test('adds up stored counts', async ({ assert }) => {
      const { searches } = store()
      for (const [specialty, sender] of [
        ['Dentista', 'Ana'],
        ['Pediatra', 'Ana'],
        ['Dentista', 'Bia'],
      ] as const)
        searches.count(specialty, sender)
      assert.deepEqual([...(await searches.bySpecialty())], [])

      await searches.flush()
      searches.count('Dentista', 'Caio')
      await searches.flush()
      await searches.flush()

      const counts = await searches.bySpecialty()
      assert.deepEqual([counts.get('Dentista'), counts.get('Pediatra'), counts.size], [3, 1, 2])
    })

    test('counts one sender once a day, across stores', async ({ assert }) => {
      const { searches } = store()
      for (let time = 0; time < 120; time++) searches.count('Quiropraxista', 'Ana')
      await searches.flush()
      searches.count('Quiropraxista', 'Ana')
      await searches.flush()
      assert.deepEqual([...(await searches.bySpecialty())], [['Quiropraxista', 1]])

      store().moveClockTo('2026-11-22T12:00:00Z')
      searches.count('Quiropraxista', 'Ana')
      await searches.flush()
      assert.deepEqual([...(await searches.bySpecialty())], [['Quiropraxista', 2]])
    })

    test('forgets senders after a day in São Paulo', async ({ assert }) => {
      const { searches } = store()
      searches.count('Dentista', 'Ana')
      store().moveClockTo('2026-11-23T02:59:00Z')
      searches.count('Pediatra', 'Ana')
      await searches.flush()

      await searches.forgetBefore('2026-11-22')
      assert.deepEqual([...(await searches.bySpecialty())], [['Pediatra', 1]])

      await searches.forgetBefore('2026-11-23')
      assert.deepEqual([...(await searches.bySpecialty())], [])
    })
  })
}
