import { test } from '@japa/runner'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { RequestPasswordReset } from './request_password_reset.ts'
import { anAccountDesk, EMAIL } from './testing/account_desk.ts'

const ADDRESS = '203.0.113.7'

test.group('RequestPasswordReset', () => {
  test('33: leaves the account’s id to the worker, and no token', async ({ assert }) => {
    const desk = await anAccountDesk()

    await new RequestPasswordReset(desk).execute({ email: EMAIL, address: ADDRESS })

    assert.deepEqual(desk.jobs.jobs(), [{ task: 'send_password_reset', payload: { accountId: aUuid(1) } }])
  })

  for (const [who, email, blocked] of [
    ['an unknown', 'ninguem@exemplo.com.br', false],
    ['a blocked', EMAIL, true],
  ] as const)
    test(`29: does the same work for ${who} address, for nobody`, async ({ assert }) => {
      const desk = await anAccountDesk({ blocked })

      await new RequestPasswordReset(desk).execute({ email, address: ADDRESS })

      assert.deepEqual(desk.jobs.jobs(), [{ task: 'send_password_reset', payload: { accountId: null } }])
    })

  test('30: asks for one mail while the first still waits', async ({ assert }) => {
    const desk = await anAccountDesk()
    for (let count = 0; count < 4; count++)
      await new RequestPasswordReset(desk).execute({ email: EMAIL, address: ADDRESS })

    assert.lengthOf(desk.jobs.jobs(), 1)
  })
})
