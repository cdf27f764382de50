import { test } from '@japa/runner'
import { SecondFactor } from '#domain/accounts/second_factor.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { ConfirmEmail } from './confirm_email.ts'
import { PublishProfile } from './publish_profile.ts'
import { ReturnEmail } from './return_email.ts'
import { SendEmailConfirmation, SendNotice } from './send_account_mails.ts'
import { accountDependencies, EMAIL } from './testing/account_dependencies.ts'

const ADDRESS = '203.0.113.7'
const NEW_EMAIL = 'nova@exemplo.com.br'
const id = aUuid(1)
const aPasskey = (name: string, addedAt: Date) => ({
  ...{ id: name, publicKey: 'key', counter: 0, transports: [], name },
  addedAt: addedAt.toISOString(),
})

type Deps = Awaited<ReturnType<typeof accountDependencies>>

/** Moves the account to `email`, and mails the e-mail before it; returns the token of that mail. */
async function move(deps: Deps, email = NEW_EMAIL): Promise<string> {
  await deps.confirmations.ask({ accountId: id, email })
  await new SendEmailConfirmation(deps).execute({ accountId: id })
  const asked = deps.mailer.sent.at(-1)
  const token = asked?.kind === 'email_confirmation' ? asked.token : ''
  await new ConfirmEmail(deps).execute({ token, address: ADDRESS })
  const job = deps.jobs.jobs().at(-1)
  if (job?.task === 'send_notice') await new SendNotice(deps).execute(job.payload)
  const told = deps.mailer.sent.at(-1)
  return told?.kind === 'email_changed' ? told.token : ''
}

const takeBack = (deps: Deps, token: string) => new ReturnEmail(deps).execute({ token, address: ADDRESS })

test.group('A change of e-mail taken back', () => {
  test('returns the account to the former e-mail and ends all other access', async ({ assert }) => {
    const deps = await accountDependencies()
    const now = deps.clock.now()
    const factor = SecondFactor.noneOf(id)
    factor.addPasskey(aPasskey('da dona', new Date(now.getTime() - 73 * 3_600_000)))
    factor.addPasskey(aPasskey('do ladrão', new Date(now.getTime() - 71 * 3_600_000)))
    factor.renewRecoveryCodes(['do ladrão'])
    await deps.secondFactors.save(factor)
    const token = await move(deps)
    const account = await deps.accounts.findById(id)
    if (account) await deps.sessions.open({ token: 'sid', account, remembered: false, senderHash: null })

    assert.deepEqual(await takeBack(deps, token), { ok: true, value: { email: EMAIL } })

    const { email, passwordHash } = (await deps.accounts.findById(id))?.state ?? {}
    assert.deepEqual([email, passwordHash], [EMAIL, null])
    assert.isNull(await deps.sessions.accountOf('sid'))
    const left = (await deps.secondFactors.find(id))?.state
    assert.deepEqual([left?.passkeys.map(({ name }) => name), left?.recoveryHashes], [['da dona'], []])
    assert.deepEqual(deps.jobs.jobs().at(-1), {
      task: 'send_password_reset',
      payload: { accountId: id, email: EMAIL, occasion: 'email_returned' },
    })
    assert.equal(deps.securityLog.events.at(-1)?.kind, 'email_returned')
    assert.deepEqual(await takeBack(deps, token), { ok: false, failure: 'return_invalid' })
    assert.equal(deps.securityLog.events.at(-1)?.kind, 'email_return_refused')
  })

  test('works for each former e-mail within 72 hours', async ({ assert }) => {
    const deps = await accountDependencies()
    const first = await move(deps)
    const second = await move(deps, 'terceira@exemplo.com.br')

    deps.clock.advance({ hours: 71 })
    assert.isTrue((await takeBack(deps, first)).ok)
    assert.isFalse((await takeBack(deps, second)).ok)
    const late = await move(deps)
    deps.clock.advance({ hours: 72 })

    assert.deepEqual(await takeBack(deps, late), { ok: false, failure: 'return_invalid' })
  })

  test('is not offered to unconfirmed e-mails and blocked accounts', async ({ assert }) => {
    const deps = await accountDependencies({ unconfirmedSince: new Date('2026-11-20T12:00:00Z') })
    assert.equal(await move(deps), '')
    const blocked = await accountDependencies()
    const token = await move(blocked)
    blocked.professionals.overwrite(id, { blocked: true })

    assert.isFalse((await takeBack(blocked, token)).ok)
  })

  test("notifies the former e-mail without the account's name", async ({ assert }) => {
    const deps = await accountDependencies()
    await move(deps)

    assert.deepInclude(deps.mailer.sent.at(-1)?.to, { email: EMAIL, name: '' })
  })
})

test.group('PublishProfile', () => {
  test("publishes a profile once, on its owner's request", async ({ assert }) => {
    const deps = await accountDependencies({ unpublished: true })
    const publish = () => new PublishProfile(deps).execute(id)
    assert.isFalse((await deps.professionals.findById(id))?.isListed())

    assert.isTrue((await publish()).ok)
    assert.isTrue((await publish()).ok)

    assert.isTrue((await deps.professionals.findById(id))?.isListed())
    assert.deepEqual(deps.index.refreshed, [id])
    assert.lengthOf(deps.jobs.jobs(), 1)
  })

  test('refuses unconfirmed and deleted accounts', async ({ assert }) => {
    const deps = await accountDependencies({ unconfirmedSince: new Date('2026-11-20T12:00:00Z') })

    assert.deepEqual(await new PublishProfile(deps).execute(id), { ok: false, failure: 'email_unconfirmed' })
    assert.deepEqual(await new PublishProfile(deps).execute(aUuid(9)), { ok: false, failure: 'signed_out' })
  })
})
