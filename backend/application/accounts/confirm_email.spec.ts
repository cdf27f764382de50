import { test } from '@japa/runner'
import { PasswordReset } from '#domain/accounts/password_reset.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { DAY_MS } from '#domain/shared/dates.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import { ConfirmEmail, RemoveUnconfirmed, RequestEmailConfirmation } from './confirm_email.ts'
import { SendEmailConfirmation } from './send_account_mails.ts'
import { accountDependencies, change, EMAIL } from './testing/account_dependencies.ts'

const REGISTERED = new Date('2026-11-21T10:00:00Z')
const ADDRESS = '203.0.113.7'

/** Somebody whose registration waits; `mail()` is the token that was mailed last. */
async function waiting() {
  const deps = await accountDependencies({ unconfirmedSince: REGISTERED })
  const mail = async () => {
    await new SendEmailConfirmation(deps).execute({ accountId: aUuid(1) })
    const last = deps.mailer.sent.at(-1)
    return last?.kind === 'email_confirmation' ? last.token : ''
  }
  const confirm = (token: string) => new ConfirmEmail(deps).execute({ token, address: ADDRESS })
  return { deps, mail, confirm }
}

test.group('Confirming an e-mail', () => {
  test('works once, and welcomes the owner', async ({ assert }) => {
    const { deps, mail, confirm } = await waiting()
    await new RequestEmailConfirmation(deps).execute({ email: EMAIL })
    const token = await mail()

    assert.isFalse((await deps.professionals.findById(aUuid(1)))?.isListed())
    assert.deepEqual(await confirm(token), { ok: true, value: { email: EMAIL } })

    assert.isTrue((await deps.professionals.findById(aUuid(1)))?.isListed())
    assert.deepEqual(deps.index.refreshed, [aUuid(1)])
    const welcome = { kind: 'welcome' as const, accountId: aUuid(1), email: EMAIL }
    assert.deepInclude(deps.jobs.jobs(), { task: 'send_notice', payload: welcome })
    assert.deepEqual(await confirm(token), { ok: false, failure: 'confirmation_invalid' })
  })

  test('accepts only the newest link, before it expires', async ({ assert }) => {
    const { deps, mail, confirm } = await waiting()
    await new RequestEmailConfirmation(deps).execute({ email: EMAIL })
    const earlier = await mail()
    await new RequestEmailConfirmation(deps).execute({ email: EMAIL })
    const newest = await mail()

    assert.isFalse((await confirm(earlier)).ok)
    deps.clock.advance({ days: 7 })
    assert.isFalse((await confirm(newest)).ok)
    assert.deepEqual(
      deps.securityLog.events.map(({ kind }) => kind),
      ['email_confirmation_refused', 'email_confirmation_refused'],
    )
  })

  test('moves the account to the new address and ends open password links', async ({ assert }) => {
    const { deps, mail, confirm } = await waiting()
    await deps.confirmations.ask({ accountId: aUuid(1), email: 'nova@exemplo.com.br' })

    const confirmed = await confirm(await mail())

    assert.deepEqual(confirmed, { ok: true, value: { email: 'nova@exemplo.com.br' } })
    assert.equal((await deps.accounts.findByEmail('nova@exemplo.com.br'))?.id, aUuid(1))
    assert.deepInclude(deps.mailer.sent.at(-1), { isChange: true })
    assert.equal(deps.mailer.sent.at(-1)?.to.email, 'nova@exemplo.com.br')
    assert.deepInclude(deps.securityLog.events.at(-1), { kind: 'email_changed', accountId: aUuid(1) })
  })

  test('notifies the former e-mail with a link to undo, without a second welcome', async ({ assert }) => {
    const deps = await accountDependencies()
    await deps.confirmations.ask({ accountId: aUuid(1), email: 'nova@exemplo.com.br' })
    await new SendEmailConfirmation(deps).execute({ accountId: aUuid(1) })
    const mail = deps.mailer.sent.at(-1)
    const link = { id: aUuid(9), accountId: aUuid(1), tokenHash: 'hash', createdAt: deps.clock.now() }
    await deps.resets.save(PasswordReset.open(link))

    const token = mail?.kind === 'email_confirmation' ? mail.token : ''
    assert.isTrue((await new ConfirmEmail(deps).execute({ token, address: ADDRESS })).ok)

    assert.isEmpty(deps.index.refreshed)
    const told = { kind: 'email_changed' as const, accountId: aUuid(1), email: EMAIL }
    assert.deepEqual(deps.jobs.jobs(), [{ task: 'send_notice', payload: told }])
    assert.deepEqual(await deps.returns.openOf(aUuid(1), deps.clock.now()), [EMAIL])
    assert.isFalse((await deps.resets.findByTokenHash('hash'))?.use(deps.clock.now()).ok)
    const event = { kind: 'email_changed', accountId: aUuid(1), address: ADDRESS } as const
    assert.deepEqual(deps.securityLog.events, [event])
  })

  test('refuses a former e-mail that is reserved for another account', async ({ assert }) => {
    const { deps, mail, confirm } = await waiting()
    await deps.returns.keep({ accountId: aUuid(7), email: 'nova@exemplo.com.br' }, deps.clock.now())
    await deps.confirmations.ask({ accountId: aUuid(1), email: 'nova@exemplo.com.br' })

    assert.deepEqual(await confirm(await mail()), { ok: false, failure: 'email_taken' })
  })

  test('gives one day for a new address and seven for a registration', async ({ assert }) => {
    const { deps, mail } = await waiting()
    const lastsUntil = async () => {
      const hash = deps.tokens.hashOf(await mail())
      return (await deps.confirmations.findByTokenHash(hash))?.expiresAt
    }
    const now = deps.clock.now().getTime()

    await deps.confirmations.ask({ accountId: aUuid(1), email: EMAIL })
    assert.deepEqual(await lastsUntil(), new Date(REGISTERED.getTime() + 7 * DAY_MS))
    assert.deepInclude(deps.mailer.sent.at(-1), { endsAt: await lastsUntil() })
    await deps.confirmations.ask({ accountId: aUuid(1), email: 'nova@exemplo.com.br' })
    assert.deepEqual(await lastsUntil(), new Date(now + DAY_MS))
  })

  test('keeps the old address when another account has taken the new one', async ({ assert }) => {
    const { deps, mail, confirm } = await waiting()
    await deps.confirmations.ask({ accountId: aUuid(1), email: 'nova@exemplo.com.br' })
    const token = await mail()
    const other = aProfessional({ id: aUuid(2), slug: 'bia', email: 'nova@exemplo.com.br' })
    await deps.professionals.save(other)

    assert.deepEqual(await confirm(token), { ok: false, failure: 'email_taken' })

    assert.equal((await deps.accounts.findById(aUuid(1)))?.state.email, EMAIL)
    assert.isNotNull(await deps.confirmations.askedOf(aUuid(1)))
  })

  test('neither mails nor confirms for blocked, deleted or already confirmed accounts', async ({
    assert,
  }) => {
    const { deps, mail, confirm } = await waiting()
    const send = (accountId: AccountId | null) => new SendEmailConfirmation(deps).execute({ accountId })
    await send(aUuid(1))
    await deps.confirmations.ask({ accountId: aUuid(1), email: EMAIL })
    const token = await mail()
    await change(deps.accounts, (account) => account.setBlocked(true))

    await send(aUuid(1))
    await send(aUuid(2))
    await send(null)
    await new RequestEmailConfirmation(deps).execute({ email: EMAIL })

    assert.lengthOf(deps.mailer.sent, 1)
    assert.deepEqual(deps.jobs.jobs().at(-1)?.payload, { accountId: null })
    assert.deepEqual(await confirm(token), { ok: false, failure: 'confirmation_invalid' })
  })

  test('mails the open change link again, for the rest of its day', async ({ assert }) => {
    const { deps, mail, confirm } = await waiting()
    const again = () => new RequestEmailConfirmation(deps).execute({ email: EMAIL })
    const email = 'nova@exemplo.com.br'
    const endsAt = new Date(deps.clock.now().getTime() + DAY_MS)
    await deps.confirmations.ask({ accountId: aUuid(1), email })
    const earlier = await mail()

    deps.clock.advance({ hours: 23 })
    await again()
    const newest = await mail()

    assert.deepEqual(deps.jobs.jobs().at(-1)?.payload, { accountId: aUuid(1) })
    assert.deepInclude(deps.mailer.sent.at(-1), { isChange: true, endsAt })
    assert.equal(deps.mailer.sent.at(-1)?.to.email, email)
    assert.deepEqual(await deps.confirmations.askedOf(aUuid(1)), {
      accountId: aUuid(1),
      email,
      expiresAt: endsAt,
    })
    assert.isFalse((await confirm(earlier)).ok)
    assert.deepEqual(await confirm(newest), { ok: true, value: { email } })
  })

  test('cancels an expired change when a new confirmation is requested', async ({ assert }) => {
    const { deps, mail, confirm } = await waiting()
    await deps.confirmations.ask({ accountId: aUuid(1), email: 'nova@exemplo.com.br' })
    const late = await mail()

    deps.clock.advance({ hours: 24 })
    await new RequestEmailConfirmation(deps).execute({ email: EMAIL })

    assert.equal((await deps.confirmations.askedOf(aUuid(1)))?.email, EMAIL)
    assert.isFalse((await confirm(late)).ok)
    assert.isTrue((await confirm(await mail())).ok)
  })

  test('limits mails to a new address, with the usual answer', async ({ assert }) => {
    const { deps } = await waiting()
    const email = 'nova@exemplo.com.br'
    await deps.confirmations.ask({ accountId: aUuid(1), email })
    deps.limits.most = 1
    await deps.limits.spend('emailConfirmation', email)

    await new RequestEmailConfirmation(deps).execute({ email: EMAIL })

    assert.deepEqual(deps.jobs.jobs(), [{ task: 'send_email_confirmation', payload: { accountId: null } }])
    assert.equal((await deps.confirmations.askedOf(aUuid(1)))?.email, email)
  })

  test('queues one mail per account, for any number of requests', async ({ assert }) => {
    const { deps } = await waiting()

    for (let count = 0; count < 3; count++) await new RequestEmailConfirmation(deps).execute({ email: EMAIL })

    const payload = { accountId: aUuid(1) }
    assert.deepEqual(deps.jobs.jobs(), [{ task: 'send_email_confirmation', payload }])
  })

  test('does the same work for unknown and confirmed addresses', async ({ assert }) => {
    const deps = await accountDependencies()
    const request = new RequestEmailConfirmation(deps)

    await request.execute({ email: EMAIL })
    await request.execute({ email: 'ninguem@exemplo.com.br' })

    const nothing = { task: 'send_email_confirmation' as const, payload: { accountId: null } }
    assert.deepEqual(deps.jobs.jobs(), [nothing, nothing])
    const noAddress = (number: number) => `emailConfirmation 10000000-0000-4000-8000-00000000000${number}`
    assert.deepEqual(deps.limits.spent, [
      `emailConfirmation ${EMAIL}`,
      noAddress(1),
      'emailConfirmation ninguem@exemplo.com.br',
      noAddress(3),
    ])
  })

  test("releases an unconfirmed registration's e-mail and slug after seven days", async ({ assert }) => {
    const { deps } = await waiting()
    const remove = new RemoveUnconfirmed(deps)

    deps.clock.moveTo('2026-11-28T10:00:00Z')
    await remove.execute()
    assert.isNotNull(await deps.accounts.findByEmail(EMAIL))
    deps.clock.moveTo('2026-11-28T10:00:01Z')
    await remove.execute()

    assert.isNull(await deps.accounts.findByEmail(EMAIL))
    const photos = { task: 'remove_replaced_photos' as const, payload: { professionalId: aUuid(1) } }
    assert.deepInclude(deps.jobs.jobs(), photos)
  })
})
