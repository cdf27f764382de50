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

    test('tells a term that five senders or more searched for, once for each, until it is forgotten', async ({
      assert,
    }) => {
      const { searches } = store()
      for (const sender of ['Ana', 'Ana', 'Bia', 'Caio', 'Davi']) searches.countTerm('dornascostas', sender)
      searches.count('Dentista', 'Ana')
      await searches.flush()
      assert.deepEqual([...(await searches.byTerm())], [])

      for (const sender of ['Davi', 'Eva']) searches.countTerm('dornascostas', sender)
      await searches.flush()
      assert.deepEqual([...(await searches.byTerm())], [['dornascostas', 5]])
      assert.deepEqual([...(await searches.bySpecialty())], [['Dentista', 1]])

      await searches.forgetBefore('2026-11-23')
      assert.deepEqual([...(await searches.byTerm())], [])
    })

    test('adds up what was looked for in vain, once for each sender, until it is forgotten', async ({
      assert,
    }) => {
      const { searches } = store()
      const dentists = { specialty: 'Dentista', state: 'SP', insurance: 'Unimed' } as const
      for (const sender of ['Ana', 'Ana', 'Bia']) searches.countDemand(dentists, 'few', sender)
      await searches.flush()
      searches.countDemand(dentists, 'few', 'Ana')
      searches.countDemand({ insurance: 'Amil' }, 'nobody', 'Ana')
      store().moveClockTo('2026-11-22T12:00:00Z')
      searches.countDemand(dentists, 'few', 'Ana')
      await searches.flush()

      const read = async (day: string, sort: 'most' | 'nobody', page = 1) =>
        searches.demandSince(day, sort, { page, limit: 1 })
      const [nothing, counted] = [
        { specialty: null, state: null, municipality: null },
        { nobody: 0, few: 3 },
      ]
      const first = { ...dentists, municipality: null, ...counted }
      const amil = { ...nothing, insurance: 'Amil' as const, nobody: 1, few: 0 }
      assert.deepEqual(await read('2026-11-01', 'most'), { rows: [first], total: 2 })
      assert.deepEqual(await read('2026-11-01', 'most', 2), { rows: [amil], total: 2 })
      assert.deepEqual(await read('2026-11-01', 'nobody'), { rows: [amil], total: 2 })
      assert.deepEqual(await read('2026-11-22', 'most'), { rows: [{ ...first, few: 1 }], total: 1 })

      await searches.forgetDemandBefore('2026-11-23')
      assert.deepEqual(await read('2026-11-01', 'most'), { rows: [], total: 0 })
    })
  })
}
