import { test } from '@japa/runner'
import type { SecurityEvent } from '#application/ports/security_log.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { HmacKeyedHasher } from '#infrastructure/security/node_crypto.ts'
import { PostgresRetentionStore } from '../privacy/postgres_privacy_records.ts'
import { PostgresProfessionalRepository } from '../professionals/postgres_professional_repository.ts'
import { freshDatabase, type FreshDatabase } from '../testing/fresh_database.ts'
import { PostgresSecurityLog } from './postgres_logs.ts'

const REFUSED = { kind: 'login_refused', email: 'ninguem@exemplo.com.br', address: '203.0.113.7' } as const

test.group('PostgresSecurityLog', (group) => {
  let fresh: FreshDatabase
  let clock: FixedClock
  let log: PostgresSecurityLog
  group.each.setup(async () => {
    fresh = await freshDatabase(2)
    clock = new FixedClock('2026-11-21T12:10:00Z')
    log = new PostgresSecurityLog(fresh.database, {
      clock,
      hasher: new HmacKeyedHasher('a-key-for-tests-only-0123456789'),
    })
    return () => fresh.drop()
  })

  const note = async (...events: SecurityEvent[]) => {
    for (const event of events) await log.note(event)
  }
  const all = async () => (await log.list({}, 1, 50)).events

  test('stores one row per hour for repeated events, even simultaneous ones', async ({ assert }) => {
    await Promise.all(Array.from({ length: 5 }, () => note(REFUSED)))
    clock.moveTo('2026-11-21T12:59:59Z')
    await note(REFUSED, { ...REFUSED, address: '203.0.113.8' }, { ...REFUSED, target: 'outro' })
    clock.moveTo('2026-11-21T13:00:00Z')
    await note(REFUSED)

    const rows = await all()

    assert.sameMembers(
      rows.map(({ times }) => times),
      [6, 1, 1, 1],
    )
    const folded = rows.find(({ times }) => times === 6)
    assert.equal(folded?.firstAt.toISOString(), '2026-11-21T12:10:00.000Z')
    assert.equal(folded?.lastAt.toISOString(), '2026-11-21T12:59:59.000Z')
  })

  test('stores neither e-mails nor addresses', async ({ assert }) => {
    await note(REFUSED)

    const rows = await fresh.database.rows('select event::text as text from security_events event')

    assert.lengthOf(rows, 1)
    assert.notMatch(JSON.stringify(rows), /ninguem|203\.0\.113/)
  })

  test('finds by kind, day, and e-mail with or without an account', async ({ assert }) => {
    const professionals = new PostgresProfessionalRepository(fresh.database, clock)
    await professionals.save(aProfessional({ email: 'ana@exemplo.com.br' }))
    await note(REFUSED, { kind: 'password_changed', accountId: aUuid(1) })
    clock.moveTo('2026-11-22T12:00:00Z')
    await note({ kind: 'login_refused', accountId: aUuid(1), address: '203.0.113.7' })
    const kindsOf = async (filter: object) => (await log.list(filter, 1, 50)).events.map(({ kind }) => kind)

    assert.deepEqual(await kindsOf({ kind: 'password_changed' }), ['password_changed'])
    assert.deepEqual(await kindsOf({ email: 'ana@exemplo.com.br' }), ['login_refused', 'password_changed'])
    assert.deepEqual(await kindsOf({ email: REFUSED.email }), ['login_refused'])
    assert.deepEqual(await kindsOf({ from: new Date('2026-11-22T03:00:00Z') }), ['login_refused'])
    assert.deepEqual(await kindsOf({ until: new Date('2026-11-22T03:00:00Z') }), [
      ...['password_changed', 'login_refused'],
    ])
    assert.equal((await all())[0]?.accountName, 'Ana Lima')
    assert.deepInclude(await log.list({}, 2, 2), { total: 3 })
  })

  test('removes expired rows', async ({ assert }) => {
    await note(REFUSED)
    clock.moveTo('2026-11-21T12:10:01Z')
    await note({ ...REFUSED, address: '203.0.113.8' })
    const limit = new Date('2026-11-21T12:10:01Z')
    const longAgo = new Date('2000-01-01T00:00:00Z')

    const removed = await new PostgresRetentionStore(fresh.database).removeDue({
      ...{ leadsChangedBefore: longAgo, reviewsRejectedBefore: longAgo, resetsAskedBefore: longAgo },
      ...{ slugsReleasedBefore: longAgo, accessBefore: longAgo, now: longAgo, securityEventsBefore: limit },
      claimsAskedBefore: longAgo,
      ...{ professionalImportsBefore: longAgo, postImportsBefore: longAgo },
      claimsDecidedBefore: longAgo,
    })

    assert.equal(removed.securityEvents, 1)
    assert.lengthOf(await all(), 1)
  })
})
