import { test } from '@japa/runner'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { RequestPasswordReset } from './request_password_reset.ts'
import { accountDependencies, EMAIL } from './testing/account_dependencies.ts'

const ADDRESS = '203.0.113.7'

test.group('RequestPasswordReset', () => {
  test('leaves the account’s id to the worker, and no token', async ({ assert }) => {
    const deps = await accountDependencies()

    await new RequestPasswordReset(deps).execute({ email: EMAIL, address: ADDRESS })

    assert.deepEqual(deps.jobs.jobs(), [{ task: 'send_password_reset', payload: { accountId: aUuid(1) } }])
  })

  for (const [who, email, blocked] of [
    ['an unknown', 'ninguem@exemplo.com.br', false],
    ['a blocked', EMAIL, true],
  ] as const)
    test(`does the same work for ${who} address, for nobody`, async ({ assert }) => {
      const deps = await accountDependencies({ blocked })

      await new RequestPasswordReset(deps).execute({ email, address: ADDRESS })

      assert.deepEqual(deps.jobs.jobs(), [{ task: 'send_password_reset', payload: { accountId: null } }])
    })

  test('asks for one mail while the first still waits', async ({ assert }) => {
    const deps = await accountDependencies()
    for (let count = 0; count < 4; count++)
      await new RequestPasswordReset(deps).execute({ email: EMAIL, address: ADDRESS })

    assert.lengthOf(deps.jobs.jobs(), 1)
  })
})
