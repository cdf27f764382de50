import { test } from '@japa/runner'
import { type StoreSource, storeGroup } from './store.ts'

export function searchCounterBehaviour(name: string, source: StoreSource): void {
  storeGroup(`${name} | counted searches`, source, (store) => {
    test('adds up what was counted, once it is stored', async ({ assert }) => {
      const { searches } = store()
      for (const specialty of ['Dentista', 'Pediatra', 'Dentista'] as const) searches.count(specialty)
      assert.deepEqual([...(await searches.bySpecialty())], [])

      await searches.flush()
      searches.count('Dentista')
      await searches.flush()
      await searches.flush()

      const counts = await searches.bySpecialty()
      assert.deepEqual([counts.get('Dentista'), counts.get('Pediatra'), counts.size], [3, 1, 2])
    })

    test('forgets what is older than a day of São Paulo', async ({ assert }) => {
      const { searches } = store()
      searches.count('Dentista')
      store().moveClockTo('2026-11-23T02:59:00Z')
      searches.count('Pediatra')
      await searches.flush()

      await searches.forgetBefore('2026-11-22')
      assert.deepEqual([...(await searches.bySpecialty())], [['Pediatra', 1]])

      await searches.forgetBefore('2026-11-23')
      assert.deepEqual([...(await searches.bySpecialty())], [])
    })
  })
}
