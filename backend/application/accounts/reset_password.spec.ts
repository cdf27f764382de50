import { test } from '@japa/runner'
import { PasswordReset } from '#domain/accounts/password_reset.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { ResetPassword } from './reset_password.ts'
import { anAccountDesk, change, EMAIL } from './testing/account_desk.ts'

const NEW_PASSWORD = 'quatro cavalos mansos'

/** A desk where the token `mailed` was just mailed, and `older` before it. */
async function aDeskWithLinks() {
  const desk = await anAccountDesk()
  for (const token of ['older', 'mailed'])
    await desk.resets.save(
      PasswordReset.open({
        id: desk.ids.next(),
        accountId: aUuid(1),
        tokenHash: desk.tokens.hashOf(token),
        createdAt: desk.clock.now(),
      }),
    )
  return desk
}

test.group('ResetPassword', () => {
  test('35: ends every session and every link, and has the owner told', async ({ assert }) => {
    const desk = await aDeskWithLinks()
    const account = await desk.accounts.findById(aUuid(1))
    if (account) await desk.sessions.open({ token: 'sid', account, remembered: true, senderHash: null })

    const result = await new ResetPassword(desk).execute({
      token: 'mailed',
      newPassword: NEW_PASSWORD,
      address: '203.0.113.7',
    })

    assert.isTrue(result.ok)
    assert.equal((await desk.accounts.findById(aUuid(1)))?.state.passwordHash, `plain ${NEW_PASSWORD}`)
    assert.isNull(await desk.sessions.accountOf('sid'))
    const older = await new ResetPassword(desk).execute({
      token: 'older',
      newPassword: NEW_PASSWORD,
      address: '203.0.113.7',
    })
    assert.deepEqual(older, { ok: false, failure: 'invalid_token' })
    const payload = { kind: 'password_changed' as const, accountId: aUuid(1) }
    assert.deepEqual(desk.jobs.jobs(), [{ task: 'send_notice', payload }])
  })

  test('31: takes a token once, of many at the same instant too', async ({ assert }) => {
    const desk = await aDeskWithLinks()

    const results = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        new ResetPassword(desk).execute({
          token: 'mailed',
          newPassword: `${NEW_PASSWORD} ${index}`,
          address: '203.0.113.7',
        }),
      ),
    )

    assert.lengthOf(
      results.filter(({ ok }) => ok),
      1,
    )
    assert.lengthOf(desk.jobs.jobs(), 1)
  })

  test('34: keeps the token when the password is refused', async ({ assert }) => {
    const desk = await aDeskWithLinks()
    const reset = (newPassword: string) =>
      new ResetPassword(desk).execute({ token: 'mailed', newPassword, address: '203.0.113.7' })

    assert.deepEqual(await reset('senha123'), { ok: false, failure: 'password_too_common' })
    assert.deepEqual(await reset(EMAIL), { ok: false, failure: 'password_too_personal' })
    assert.isTrue((await reset(NEW_PASSWORD)).ok)
  })

  test('42: takes no token of a blocked account', async ({ assert }) => {
    const desk = await aDeskWithLinks()
    await change(desk.accounts, (account) => account.setBlocked(true))

    const result = await new ResetPassword(desk).execute({
      token: 'mailed',
      newPassword: NEW_PASSWORD,
      address: '203.0.113.7',
    })

    assert.deepEqual(result, { ok: false, failure: 'invalid_token' })
  })

  test('looks at no hash for a token it does not know', async ({ assert }) => {
    const desk = await aDeskWithLinks()

    await new ResetPassword(desk).execute({
      token: 'guessed',
      newPassword: NEW_PASSWORD,
      address: '203.0.113.7',
    })

    assert.equal(desk.passwords.calls, 0)
  })
})
