import { test } from '@japa/runner'
import { HmacKeyedHasher } from '#infrastructure/security/node_crypto.ts'
import { storeGroup } from '#application/ports/testing/store.ts'
import type { Clock } from '#application/ports/clock.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { postgresStores } from '../testing/postgres_stores.ts'
import { PostgresViewLedger } from './daily_visits.ts'

const stores = postgresStores()

const ledgerOf = (clock: Clock) =>
  new PostgresViewLedger(stores.database(), {
    clock,
    hasher: new HmacKeyedHasher('a key of this installation'),
  })
const salts = () =>
  stores
    .database()
    .rows<{ day: string; salt: string }>(`select day::text, encode(salt, 'hex') as salt from visitor_salts`)

storeGroup('PostgresViewLedger | privacy', stores, (store) => {
  test('stores no address', async ({ assert }) => {
    await store().professionals.save(aProfessional())

    await ledgerOf(new FixedClock('2026-11-20T12:00:00Z')).recordProfileView(aUuid(1), '203.0.113.7\nFirefox')

    const rows = await stores.database().rows('select * from profile_views')
    assert.lengthOf(rows, 1)
    assert.notInclude(JSON.stringify(rows), '203.0.113.7')
    assert.notInclude(JSON.stringify(rows), 'Firefox')
  })

  test('recognises a person across processes on one day', async ({ assert }) => {
    await store().professionals.save(aProfessional())
    const clock = new FixedClock('2026-11-20T12:00:00Z')
    const view = () => ledgerOf(clock).recordProfileView(aUuid(1), 'bruno')

    await Promise.all([view(), view(), view()])
    await view()

    assert.lengthOf(await stores.database().rows('select 1 from profile_views'), 1)
  })

  test("deletes yesterday's salt and visitors", async ({ assert }) => {
    await store().professionals.save(aProfessional())
    const clock = new FixedClock('2026-11-20T12:00:00Z')
    const ledger = ledgerOf(clock)
    await ledger.recordProfileView(aUuid(1), 'bruno')
    const [before] = await salts()

    clock.advance({ days: 1 })
    await ledger.recordProfileView(aUuid(1), 'bruno')
    await ledger.rollUp()

    const left = await salts()
    assert.deepEqual(
      left.map(({ day }) => day),
      ['2026-11-21'],
    )
    assert.notEqual(left[0]?.salt, before?.salt)
    const visitors = await stores.database().rows<{ day: string }>('select day::text from profile_views')
    assert.deepEqual(visitors, [{ day: '2026-11-21' }])
    assert.deepEqual(await ledger.profileViews(aUuid(1), 2), { total: 2, byDay: [1, 1] })
  })
})
