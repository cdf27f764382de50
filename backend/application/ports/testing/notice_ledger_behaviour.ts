import { test } from '@japa/runner'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { type StoreSource, storeGroup } from './store.ts'

export function noticeLedgerBehaviour(name: string, source: StoreSource): void {
  storeGroup(`${name} | notices`, source, (store) => {
    test('grants one claim a day, even among simultaneous ones', async ({ assert }) => {
      const { notices, professionals, moveClockTo } = store()
      await professionals.save(aProfessional())

      const claims = Array.from({ length: 5 }, () => notices.claimToday(aUuid(1), 'account_clash'))

      assert.lengthOf((await Promise.all(claims)).filter(Boolean), 1)
      assert.isTrue(await notices.claimToday(aUuid(1), 'welcome'))
      moveClockTo('2026-11-22T03:00:00Z')
      assert.isTrue(await notices.claimToday(aUuid(1), 'account_clash'))
    })
  })
}
