import { test } from '@japa/runner'
import { profileClaimsBehaviour } from '#application/ports/testing/profile_claims_behaviour.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { postgresStores } from '../testing/postgres_stores.ts'
import { PostgresProfileClaims } from './postgres_profile_claims.ts'

const stores = postgresStores()

async function open() {
  const store = await stores.open()
  await store.professionals.save(aProfessional())
  return new PostgresProfileClaims(stores.database())
}

profileClaimsBehaviour('PostgresProfileClaims', open)

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
