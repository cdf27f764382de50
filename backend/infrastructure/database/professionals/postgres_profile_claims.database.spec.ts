import { test } from '@japa/runner'
import {
  aClaim,
  profileClaimsBehaviour,
  REGISTER,
} from '#application/ports/testing/profile_claims_behaviour.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { SystemClock } from '../../clock/system_clock.ts'
import { PostgresBulkProfessionals } from '../bulk/postgres_bulk_professionals.ts'
import { postgresStores } from '../testing/postgres_stores.ts'
import { PostgresPersonalData } from '../privacy/postgres_personal_data.ts'
import { PostgresRetentionStore } from '../privacy/postgres_privacy_records.ts'
import { PostgresProfileClaims } from './postgres_profile_claims.ts'

const stores = postgresStores()

async function open() {
  const store = await stores.open()
  await store.professionals.save(aProfessional(REGISTER))
  return new PostgresProfileClaims(stores.database())
}

profileClaimsBehaviour('PostgresProfileClaims', open)

test('retention removes the claims that are due, and no others', async ({ assert }) => {
  const claims = await open()
  const [longAgo, limit] = [new Date('2000-01-01T00:00:00Z'), new Date('2026-11-20T12:00:01Z')]
  await claims.ask(aClaim(), longAgo)
  for (const [id, day] of [
    [71, limit],
    [72, new Date('2026-11-20T11:00:00Z')],
  ] as const) {
    const email = `p${id}@exemplo.com.br`
    await claims.ask(aClaim({ id: aUuid(id), email, askedAt: limit }), longAgo)
    if (id === 72)
      await claims.decide(aUuid(id), {
        decision: 'refused',
        decidedAt: day,
        refusal: 'not_found',
        note: null,
      })
  }

  const removed = await new PostgresRetentionStore(stores.database()).removeDue({
    ...{ leadsChangedBefore: longAgo, reviewsRejectedBefore: longAgo, resetsAskedBefore: longAgo },
    ...{ slugsReleasedBefore: longAgo, accessBefore: longAgo, now: longAgo, securityEventsBefore: longAgo },
    claimsAskedBefore: limit,
    ...{ professionalImportsBefore: longAgo, postImportsBefore: longAgo },
    claimsDecidedBefore: limit,
  })

  assert.equal(removed.profileClaims, 2)
  assert.isNull(await claims.find(aUuid(70)))
  assert.isNotNull(await claims.find(aUuid(71)))
})

test('a person’s claims are exported and erased, found by e-mail or telephone', async ({ assert }) => {
  const claims = await open()
  const personalData = new PostgresPersonalData(stores.database())
  const nobody = { email: null, phone: null, reviewIds: [] }
  await claims.ask(aClaim(), new Date(0))
  await claims.ask(aClaim({ id: aUuid(71), email: 'bia@exemplo.com.br', phone: '11912345678' }), new Date(0))
  await claims.ask(aClaim({ id: aUuid(72), email: 'caio@exemplo.com.br', phone: '11900000000' }), new Date(0))
  const [byEmail, byPhone] = [
    { ...nobody, email: aClaim().email },
    { ...nobody, phone: '5511912345678' },
  ]

  for (const [person, id] of [
    [byEmail, aUuid(70)],
    [byPhone, aUuid(71)],
  ] as const) {
    const read = await personalData.read({ ...person, email: person.email ?? null })
    assert.deepInclude(read.profileClaims[0], { id })
  }
  assert.equal((await personalData.erase(byPhone, new Date())).profileClaims, 1)

  assert.isNull(await claims.find(aUuid(71)))
  assert.isNotNull(await claims.find(aUuid(72)))
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

    const account = await accounts.findById(aUuid(1))
    account?.confirmEmail('ana@exemplo.com.br')
    account?.changePassword('a hash')
    if (account) assert.isNull(await accounts.saveEmail(account))
    if (account) await accounts.save(account)
    assert.isFalse(await directory.isUnclaimed(aUuid(1)))
  })
})
