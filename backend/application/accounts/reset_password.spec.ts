import { test } from '@japa/runner'
import { PasswordReset } from '#domain/accounts/password_reset.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { PlainPasswordHasher } from '#application/testing/plain_password_hasher.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { SecondFactor } from '#domain/accounts/second_factor.ts'
import { ResetPassword } from './reset_password.ts'
import { accountDependencies, change, EMAIL, PASSWORD } from './testing/account_dependencies.ts'

const NEW_PASSWORD = 'quatro cavalos mansos'

/** Dependencies where the token `mailed` was just mailed, and `older` before it. */
async function dependenciesWithLinks(state: Partial<ProfessionalState> = {}) {
  const deps = await accountDependencies(state)
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
  test('ends all sessions and links, and notifies the owner', async ({ assert }) => {
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
    const payload = { kind: 'password_changed' as const, accountId: aUuid(1), email: EMAIL }
    assert.deepEqual(deps.jobs.jobs(), [{ task: 'send_notice', payload }])
  })

  test('confirms the e-mail, and hides the profile that a stranger may have registered', async ({
    assert,
  }) => {
    for (const unconfirmedSince of [new Date('2026-11-20T12:00:00Z'), null]) {
      const deps = await dependenciesWithLinks({ unconfirmedSince })
      const factor = SecondFactor.noneOf(aUuid(1))
      factor.setTotp('sealed', 1, deps.clock.now())
      factor.countWrong()
      await deps.secondFactors.save(factor)
      await deps.confirmations.ask({ accountId: aUuid(1), email: EMAIL })
      const input = { token: 'mailed', newPassword: NEW_PASSWORD, address: '203.0.113.7' }

      const result = await new ResetPassword(deps).execute(input)

      assert.deepEqual(result, { ok: true, value: { email: EMAIL } })
      assert.isNull((await deps.accounts.findById(aUuid(1)))?.state.unconfirmedSince)
      assert.isNull(await deps.confirmations.askedOf(aUuid(1)))
      const kept = await deps.secondFactors.find(aUuid(1))
      assert.equal(kept?.state.wrongInARow, unconfirmedSince ? undefined : 0)
      const listed = (await deps.professionals.findById(aUuid(1)))?.isListed()
      assert.equal(listed, unconfirmedSince === null)
    }
  })

  test('records a change and a guessed link, but not a refused password', async ({ assert }) => {
    const deps = await dependenciesWithLinks()
    const reset = (token: string, newPassword: string) =>
      new ResetPassword(deps).execute({ token, newPassword, address: '203.0.113.7' })

    await reset('mailed', 'senha123')
    await reset('guessed', NEW_PASSWORD)
    await reset('mailed', NEW_PASSWORD)

    assert.deepEqual(deps.securityLog.events, [
      { kind: 'password_reset_refused', address: '203.0.113.7' },
      { kind: 'password_changed', accountId: aUuid(1), address: '203.0.113.7' },
    ])
  })

  test('changes nothing if the account was blocked meanwhile', async ({ assert }) => {
    const deps = await dependenciesWithLinks()
    const passwords = new PlainPasswordHasher()
    passwords.hash = async (password) => {
      await change(deps.accounts, (account) => account.setBlocked(true))
      return `plain ${password}`
    }

    const result = await new ResetPassword({ ...deps, passwords }).execute({
      ...{ token: 'mailed', newPassword: NEW_PASSWORD, address: '203.0.113.7' },
    })

    assert.deepEqual(result, { ok: false, failure: 'invalid_token' })
    assert.equal((await deps.accounts.findById(aUuid(1)))?.state.passwordHash, `plain ${PASSWORD}`)
    assert.isEmpty(deps.jobs.jobs())
  })

  test('accepts a token once, even among simultaneous requests', async ({ assert }) => {
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

  test("refuses a blocked account's token", async ({ assert }) => {
    const deps = await dependenciesWithLinks()
    await change(deps.accounts, (account) => account.setBlocked(true))

    const result = await new ResetPassword(deps).execute({
      token: 'mailed',
      newPassword: NEW_PASSWORD,
      address: '203.0.113.7',
    })

    assert.deepEqual(result, { ok: false, failure: 'invalid_token' })
  })

  test('computes no hash for an unknown token', async ({ assert }) => {
    const deps = await dependenciesWithLinks()

    await new ResetPassword(deps).execute({
      token: 'guessed',
      newPassword: NEW_PASSWORD,
      address: '203.0.113.7',
    })

    assert.equal(deps.passwords.calls, 0)
  })
})
