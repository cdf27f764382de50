import { test } from '@japa/runner'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { ResetPassword } from './reset_password.ts'
import { SendPasswordReset } from './send_password_reset.ts'
import { anAccountDesk, change, EMAIL } from './testing/account_desk.ts'

const NEW_PASSWORD = 'quatro cavalos mansos'
const order = { accountId: aUuid(1) }

test.group('SendPasswordReset', () => {
  test('mails a token of which only the hash is kept', async ({ assert }) => {
    const desk = await anAccountDesk()

    await new SendPasswordReset(desk).execute(order)

    const to = { email: EMAIL, name: 'Ana', slug: `ana-lima-${aUuid(1)}` }
    assert.deepEqual(desk.mailer.sent, [{ kind: 'password_reset', to, token: 'token-1' }])
    assert.isNotNull(await desk.resets.findByTokenHash('hash of token-1'))
    assert.isNull(await desk.resets.findByTokenHash('token-1'))
  })

  test('32: counts the thirty minutes from the mail', async ({ assert }) => {
    const desk = await anAccountDesk()
    await new SendPasswordReset(desk).execute(order)
    const reset = (token: string) => new ResetPassword(desk).execute({ token, newPassword: NEW_PASSWORD })

    desk.clock.moveTo('2026-11-21T12:30:00Z')
    assert.deepEqual(await reset('token-1'), { ok: false, failure: 'invalid_token' })
    desk.clock.moveTo('2026-11-21T12:29:59Z')
    assert.isTrue((await reset('token-1')).ok)
  })

  test('30: mails three an hour, and lets only the newest work', async ({ assert }) => {
    const desk = await anAccountDesk()
    for (let count = 0; count < 4; count++) await new SendPasswordReset(desk).execute(order)
    const reset = (token: string) => new ResetPassword(desk).execute({ token, newPassword: NEW_PASSWORD })

    assert.lengthOf(desk.mailer.sent, 3)
    assert.isFalse((await reset('token-2')).ok)
    assert.isTrue((await reset('token-3')).ok)
    desk.clock.advance({ minutes: 61 })
    await new SendPasswordReset(desk).execute(order)
    assert.lengthOf(desk.mailer.sent, 4)
  })

  test('143: fails where the mail server takes nothing, so that it is tried again', async ({ assert }) => {
    const desk = await anAccountDesk()
    desk.mailer.isAway = true

    await assert.rejects(() => new SendPasswordReset(desk).execute(order))
  })

  test('29: mails nobody who is blocked, gone or unknown', async ({ assert }) => {
    const desk = await anAccountDesk()
    await change(desk.accounts, (account) => account.setBlocked(true))

    for (const accountId of [aUuid(1), aUuid(2), null])
      await new SendPasswordReset(desk).execute({ accountId })

    assert.isEmpty(desk.mailer.sent)
  })
})
