import { test } from '@japa/runner'
import { PasswordReset } from '#domain/accounts/password_reset.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { ResetPassword } from './reset_password.ts'
import { accountDependencies, change, EMAIL } from './testing/account_dependencies.ts'

const NEW_PASSWORD = 'quatro cavalos mansos'

/** A dependencies where the token `mailed` was just mailed, and `older` before it. */
async function dependenciesWithLinks() {
  const deps = await accountDependencies()
  for (const token of ['older', 'mailed'])
    await deps.resets.save(
      PasswordReset.open({
        id: deps.ids.next(),
        accountId: aUuid(1),
        tokenHash: deps.tokens.hashOf(token),
        createdAt: deps.clock.now(),
      }),
    )
  return deps
}

test.group('ResetPassword', () => {
  test('ends every session and every link, and has the owner told', async ({ assert }) => {
    const deps = await dependenciesWithLinks()
    const account = await deps.accounts.findById(aUuid(1))
    if (account) await deps.sessions.open({ token: 'sid', account, remembered: true, senderHash: null })

    const result = await new ResetPassword(deps).execute({
      token: 'mailed',
      newPassword: NEW_PASSWORD,
      address: '203.0.113.7',
    })

    assert.isTrue(result.ok)
    assert.equal((await deps.accounts.findById(aUuid(1)))?.state.passwordHash, `plain ${NEW_PASSWORD}`)
    assert.isNull(await deps.sessions.accountOf('sid'))
    const older = await new ResetPassword(deps).execute({
      token: 'older',
      newPassword: NEW_PASSWORD,
      address: '203.0.113.7',
    })
    assert.deepEqual(older, { ok: false, failure: 'invalid_token' })
    const payload = { kind: 'password_changed' as const, accountId: aUuid(1) }
    assert.deepEqual(deps.jobs.jobs(), [{ task: 'send_notice', payload }])
  })

  test('takes a token once, of many at the same instant too', async ({ assert }) => {
    const deps = await dependenciesWithLinks()

    const results = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        new ResetPassword(deps).execute({
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
    assert.lengthOf(deps.jobs.jobs(), 1)
  })

  test('keeps the token when the password is refused', async ({ assert }) => {
    const deps = await dependenciesWithLinks()
    const reset = (newPassword: string) =>
      new ResetPassword(deps).execute({ token: 'mailed', newPassword, address: '203.0.113.7' })

    assert.deepEqual(await reset('senha123'), { ok: false, failure: 'password_too_common' })
    assert.deepEqual(await reset(EMAIL), { ok: false, failure: 'password_too_personal' })
    assert.isTrue((await reset(NEW_PASSWORD)).ok)
  })

  test('takes no token of a blocked account', async ({ assert }) => {
    const deps = await dependenciesWithLinks()
    await change(deps.accounts, (account) => account.setBlocked(true))

    const result = await new ResetPassword(deps).execute({
      token: 'mailed',
      newPassword: NEW_PASSWORD,
      address: '203.0.113.7',
    })

    assert.deepEqual(result, { ok: false, failure: 'invalid_token' })
  })

  test('looks at no hash for a token it does not know', async ({ assert }) => {
    const deps = await dependenciesWithLinks()

    await new ResetPassword(deps).execute({
      token: 'guessed',
      newPassword: NEW_PASSWORD,
      address: '203.0.113.7',
    })

    assert.equal(deps.passwords.calls, 0)
  })
})
