import { test } from '@japa/runner'
import { aClaim, profileClaimsBehaviour } from '#application/ports/testing/profile_claims_behaviour.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { SystemClock } from '../../clock/system_clock.ts'
import { PostgresBulkProfessionals } from '../bulk/postgres_bulk_professionals.ts'
import { postgresStores } from '../testing/postgres_stores.ts'
import { PostgresRetentionStore } from '../privacy/postgres_privacy_records.ts'
import { PostgresProfileClaims } from './postgres_profile_claims.ts'

const stores = postgresStores()

async function open() {
  const store = await stores.open()
  await store.professionals.save(aProfessional())
  return new PostgresProfileClaims(stores.database())
}

profileClaimsBehaviour('PostgresProfileClaims', open)

test('retention removes the claims that are due, and no others', async ({ assert }) => {
  const claims = await open()
  const [longAgo, limit] = [new Date('2000-01-01T00:00:00Z'), new Date('2026-11-20T12:00:01Z')]
  await claims.ask(aClaim(), longAgo)
  await claims.ask(aClaim({ id: aUuid(71), kind: 'removal', askedAt: limit }), longAgo)

  const removed = await new PostgresRetentionStore(stores.database()).removeDue({
    ...{ leadsChangedBefore: longAgo, reviewsRejectedBefore: longAgo, resetsAskedBefore: longAgo },
    ...{ slugsReleasedBefore: longAgo, accessBefore: longAgo, now: longAgo, securityEventsBefore: longAgo },
    claimsAskedBefore: limit,
    ...{ professionalImportsBefore: longAgo, postImportsBefore: longAgo },
  })

  assert.equal(removed.profileClaims, 1)
  assert.isNull(await claims.find(aUuid(70)))
  assert.isNotNull(await claims.find(aUuid(71)))
})

test('an undone import leaves the profile that somebody asks for', async ({ assert }) => {
  const claims = await open()
  const bulk = new PostgresBulkProfessionals(stores.database(), new SystemClock())
  const { professionalId } = aClaim()

  assert.isEmpty(await bulk.inUse([professionalId]))
  await claims.ask(aClaim(), new Date(0))

  assert.deepEqual([...(await bulk.inUse([professionalId]))], [professionalId])
})

test.group('PostgresProfessionalRepository | unclaimed profiles', (group) => {
  group.teardown(() => stores.close())

  test('keeps any number without an e-mail, each until a password claims it', async ({ assert }) => {
    const { professionals, accounts, directory } = await stores.open()
    const register = { email: '', source: 'Lista do CRM-SP', sourceDate: '2026-10-31' }
    for (const number of [1, 2]) await professionals.save(aProfessional({ id: aUuid(number), ...register }))

    assert.deepInclude((await professionals.findById(aUuid(1)))?.state, register)
    assert.isTrue(await directory.isUnclaimed(aUuid(2)))

    const professional = await professionals.findForUpdate(aUuid(1))
    professional?.claim('ana@exemplo.com.br', new Date())
    if (professional) assert.isNull(await professionals.save(professional))
    const account = await accounts.findByEmail('ana@exemplo.com.br')
    assert.equal(account?.id, aUuid(1))
    assert.isFalse(await directory.isUnclaimed(aUuid(1)))
  })
})
