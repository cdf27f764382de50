import { test } from '@japa/runner'
import { withdrawalToken } from '#application/claims/withdraw_claim.ts'
import { CLAIM_CONSENT_VERSION } from '#contract/claims.ts'
import { givenProfessional } from '#infrastructure/server/testing/given.ts'
import { mailsTo } from '#infrastructure/server/testing/mails.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

const ASKED = {
  ...{ kind: 'claim', registration: 'CRM-SP 194600', email: 'olivia@exemplo.com.br' },
  ...{ phone: '19987654321', consentVersion: CLAIM_CONSENT_VERSION },
}

test.group('Claims of profiles', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp()
    return () => site.close()
  })

  test('are taken back by the mailed link alone, and their data erased', async ({ assert }) => {
    const register = { email: '', source: 'Lista do CRM-SP', sourceDate: '2026-10-31' }
    const { id } = await givenProfessional(site.app, register)
    const asked = await site.post(`/api/professionals/${id}/claims`, ASKED)
    const token = withdrawalToken(site.app.adapters.hasher, id, ASKED.email)
    const withdraw = async (typed: string) =>
      (await site.post('/api/claims/withdrawal', { token: typed })).status
    const [mail = ''] = await mailsTo(site.app, ASKED.email)

    assert.equal(asked.status, 202)
    assert.include(mail, `/assumir-perfil?token=${token}`)
    assert.equal((await site.call(`/assumir-perfil?token=${token}`)).headers.get('cache-control'), 'no-store')
    assert.equal(await site.owner.count('from profile_claims'), 1)
    assert.deepEqual(
      [await withdraw(`${token}x`), await withdraw(token), await withdraw(token)],
      [404, 204, 404],
    )
    assert.equal(await site.owner.count('from profile_claims'), 0)
  })
})
