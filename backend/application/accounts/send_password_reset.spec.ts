import { test } from '@japa/runner'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { InMemoryUnitOfWork } from '#application/testing/in_memory_unit_of_work.ts'
import { ForcePasswordReset, RequestPasswordReset, ResetPassword } from './reset_password.ts'
import { SendPasswordReset } from './send_account_mails.ts'
import { accountDependencies, change, EMAIL } from './testing/account_dependencies.ts'

const NEW_PASSWORD = 'quatro cavalos mansos'
const order = { accountId: aUuid(1), email: EMAIL }

class WatchedUnitOfWork extends InMemoryUnitOfWork {
  underWay = 0

  override async run<Value>(work: () => Promise<Value>): Promise<Value> {
    this.underWay++
    return super.run(work).finally(() => this.underWay--)
  }
}

test.group('SendPasswordReset', () => {
  test('mails a token and stores only its hash', async ({ assert }) => {
    const deps = await accountDependencies()

    await new SendPasswordReset(deps).execute(order)

    const to = { email: EMAIL, name: 'Ana', slug: `ana-lima-${aUuid(1)}` }
    assert.deepEqual(deps.mailer.sent, [{ kind: 'password_reset', to, token: 'token-1', occasion: 'asked' }])
    assert.isNotNull(await deps.resets.findByTokenHash('hash of token-1'))
    assert.isNull(await deps.resets.findByTokenHash('token-1'))
  })

  test('starts the thirty minutes with the mail', async ({ assert }) => {
    const deps = await accountDependencies()
    await new SendPasswordReset(deps).execute(order)
    const reset = (token: string) =>
      new ResetPassword(deps).execute({ token, newPassword: NEW_PASSWORD, address: '203.0.113.7' })

    deps.clock.moveTo('2026-11-21T12:30:00Z')
    assert.deepEqual(await reset('token-1'), { ok: false, failure: 'invalid_token' })
    deps.clock.moveTo('2026-11-21T12:29:59Z')
    assert.isTrue((await reset('token-1')).ok)
  })

  test('mails at most three an hour, of which only the newest works', async ({ assert }) => {
    const deps = await accountDependencies()
    for (let count = 0; count < 4; count++) await new SendPasswordReset(deps).execute(order)
    const reset = (token: string) =>
      new ResetPassword(deps).execute({ token, newPassword: NEW_PASSWORD, address: '203.0.113.7' })

    assert.lengthOf(deps.mailer.sent, 3)
    assert.isFalse((await reset('token-2')).ok)
    assert.isTrue((await reset('token-3')).ok)
    deps.clock.moveTo('2026-11-21T13:00:00.000Z')
    await new SendPasswordReset(deps).execute(order)
    assert.lengthOf(deps.mailer.sent, 3)
    deps.clock.moveTo('2026-11-21T13:00:00.001Z')
    await new SendPasswordReset(deps).execute(order)
    assert.lengthOf(deps.mailer.sent, 4)
  })

  test("mails an operator's link regardless of earlier requests", async ({ assert }) => {
    const deps = await accountDependencies()
    for (let count = 0; count < 3; count++) await new SendPasswordReset(deps).execute(order)

    const by = { kind: 'operator', id: 'cli:maria' } as const
    await new ForcePasswordReset(deps).execute({ by, accountId: aUuid(1) })
    await new RequestPasswordReset(deps).execute({ email: EMAIL, address: '203.0.113.7' })
    for (const { task, payload } of deps.jobs.jobs())
      if (task === 'send_password_reset') await new SendPasswordReset(deps).execute(payload)

    assert.lengthOf(deps.mailer.sent, 4)
    assert.deepEqual(
      deps.mailer.sent.map((mail) => 'occasion' in mail && mail.occasion),
      ['asked', 'asked', 'asked', 'forced'],
    )
  })

  test('keeps earlier links and the count when the mail server fails', async ({ assert }) => {
    const deps = await accountDependencies()
    await new SendPasswordReset(deps).execute(order)
    deps.mailer.isAway = true

    for (let count = 0; count < 4; count++)
      await assert.rejects(() => new SendPasswordReset(deps).execute(order), /mail server/)

    assert.isNull((await deps.resets.findByTokenHash('hash of token-1'))?.state.usedAt)
    assert.isNull(await deps.resets.findByTokenHash('hash of token-2'))
    deps.mailer.isAway = false
    await new SendPasswordReset(deps).execute(order)
    assert.lengthOf(deps.mailer.sent, 2)
  })

  test('blocks nothing while the mail server is slow, and mails only stored tokens', async ({ assert }) => {
    const deps = await accountDependencies()
    const unitOfWork = new WatchedUnitOfWork()
    const seen: unknown[] = []
    deps.mailer.send = async () => {
      const kept = await deps.resets.findByTokenHash('hash of token-1')
      seen.push({ underWay: unitOfWork.underWay, usedAt: kept?.state.usedAt })
    }

    await new SendPasswordReset({ ...deps, unitOfWork }).execute(order)

    assert.deepEqual(seen, [{ underWay: 0, usedAt: null }])
  })

  test('leaves only the newest of two simultaneous mails valid', async ({ assert }) => {
    const deps = await accountDependencies()
    const sending = new SendPasswordReset(deps)

    await Promise.all([sending.execute(order), sending.execute(order)])

    const hashes = ['hash of token-1', 'hash of token-2']
    const [first, second] = await Promise.all(hashes.map((hash) => deps.resets.findByTokenHash(hash)))
    assert.isNotNull(first?.state.usedAt)
    assert.isNull(second?.state.usedAt)
  })

  test('words a first password differently, and skips an e-mail the account no longer has', async ({
    assert,
  }) => {
    const deps = await accountDependencies()
    await change(deps.accounts, (account) => account.forgetPassword())
    const sending = new SendPasswordReset(deps)

    await sending.execute({ accountId: aUuid(1), email: 'antes@exemplo.com.br' })
    assert.isEmpty(deps.mailer.sent)
    await sending.execute({ accountId: aUuid(1), email: EMAIL })

    assert.deepInclude(deps.mailer.sent[0], { occasion: 'first' })
  })

  test('mails no blocked, deleted or unknown account', async ({ assert }) => {
    const deps = await accountDependencies()
    await change(deps.accounts, (account) => account.setBlocked(true))

    for (const accountId of [aUuid(1), aUuid(2)])
      await new SendPasswordReset(deps).execute({ accountId, email: EMAIL })
    await new SendPasswordReset(deps).execute({ accountId: null })

    assert.isEmpty(deps.mailer.sent)
  })
})
