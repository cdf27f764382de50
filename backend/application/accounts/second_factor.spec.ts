import { test } from '@japa/runner'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { codeAt } from '#application/testing/in_memory_second_factors.ts'
import { ChangePassword } from './own_account.ts'
import { LogIn } from './log_in.ts'
import { OwnSecondFactor, ResetSecondFactor } from './own_second_factor.ts'
import { FinishLogIn } from './second_factor.ts'
import {
  accountDependencies,
  change,
  EMAIL,
  GoneMeanwhile,
  PASSWORD,
} from './testing/account_dependencies.ts'

const ADDRESS = '203.0.113.7'
const stepUp = { accountId: aUuid(1), password: PASSWORD, address: ADDRESS, sessionToken: 'this one' }
const tries = { begin: async () => {}, succeed: async () => {} }

type Deps = Awaited<ReturnType<typeof accountDependencies>>

async function addTotp(deps: Deps): Promise<string[]> {
  const own = new OwnSecondFactor(deps)
  const { ticket } = await own.offerTotp(aUuid(1))
  const added = await own.addTotp({ ...stepUp, ticket, code: codeAt(deps.clock.now()) })
  return added.ok ? added.value.recoveryCodes : []
}

async function addPasskey(deps: Deps, id = 'chave') {
  const own = new OwnSecondFactor(deps)
  const { ticket, options } = await own.offerPasskey(aUuid(1))
  return own.addPasskey({ ...stepUp, ticket, answer: { id, ...options }, name: 'Celular' })
}

async function askedOf(deps: Deps) {
  const loggedIn = await new LogIn(deps).execute({
    ...{ email: EMAIL, password: PASSWORD, address: ADDRESS, isNearby: false, remembered: true, tries },
  })
  return loggedIn.ok ? loggedIn.value.pending : null
}

/** One whole login with this proof. */
async function enter(deps: Deps, proof: Parameters<FinishLogIn['execute']>[0]['proof']) {
  const pending = await askedOf(deps)
  return new FinishLogIn(deps).execute({ ticket: pending?.ticket ?? '', proof, address: ADDRESS })
}

test.group('The second factor', () => {
  test("is required after the password once set, and accepts the app's code", async ({ assert }) => {
    const deps = await accountDependencies()
    assert.isNull(await askedOf(deps))

    assert.lengthOf(await addTotp(deps), 10)
    deps.clock.advance({ minutes: 1 })
    const finished = await enter(deps, { code: codeAt(deps.clock.now()) })

    assert.deepInclude(await askedOf(deps), { hasTotp: true, passkeyOptions: null })
    assert.isTrue(finished.ok && finished.value.remembered)
    const notice = { kind: 'second_factor_changed' as const, accountId: aUuid(1), email: EMAIL }
    assert.deepEqual(deps.jobs.jobs(), [{ task: 'send_notice', payload: notice }])
  })

  test('accepts each code once, including the first, with clocks half a minute off', async ({ assert }) => {
    const deps = await accountDependencies()
    await addTotp(deps)
    const proving = codeAt(deps.clock.now())
    deps.clock.advance({ minutes: 0.5 })

    assert.isFalse((await enter(deps, { code: proving })).ok)
    const next = codeAt(new Date(deps.clock.now().getTime() + 30_000))
    assert.isTrue((await enter(deps, { code: next })).ok)
    assert.deepEqual(await enter(deps, { code: next }), { ok: false, failure: 'factor_wrong' })
    assert.equal(deps.securityLog.events.at(-1)?.kind, 'second_factor_refused')
  })

  test('accepts each recovery code once, and new codes replace old ones', async ({ assert }) => {
    const deps = await accountDependencies()
    const [first = '', second = ''] = await addTotp(deps)

    assert.isTrue((await enter(deps, { code: first.toUpperCase() })).ok)
    assert.isFalse((await enter(deps, { code: first })).ok)
    const renewed = await new OwnSecondFactor(deps).renewRecoveryCodes(stepUp)
    assert.lengthOf(renewed.ok ? renewed.value.recoveryCodes : [], 10)
    assert.isFalse((await enter(deps, { code: second })).ok)
  })

  test('refuses six digits without an app', async ({ assert }) => {
    const deps = await accountDependencies()
    await addPasskey(deps)

    assert.deepEqual(await enter(deps, { code: codeAt(deps.clock.now()) }), {
      ok: false,
      failure: 'factor_wrong',
    })
  })

  test('has recovery codes from the first factor until the last is removed', async ({ assert }) => {
    const deps = await accountDependencies()
    const own = new OwnSecondFactor(deps)
    await addTotp(deps)

    const second = await addPasskey(deps)
    assert.deepEqual(second.ok && second.value.recoveryCodes, [])
    await own.remove({ ...stepUp, what: { totp: true } })
    const last = await own.remove({ ...stepUp, what: { passkeyId: 'chave' } })

    assert.deepEqual(last, { ok: true, value: { recoveryCodes: [] } })
    assert.deepEqual(await own.show(aUuid(1)), { hasTotp: false, passkeys: [], recoveryCodesLeft: 0 })
  })

  test("accepts a passkey's answer to its challenge once", async ({ assert }) => {
    const deps = await accountDependencies()
    assert.isTrue((await addPasskey(deps)).ok)
    assert.deepEqual(await addPasskey(deps), { ok: false, failure: 'passkey_known' })
    const pending = await askedOf(deps)
    const passkey = { id: 'chave', ...pending?.passkeyOptions }
    const answer = () =>
      new FinishLogIn(deps).execute({ ticket: pending?.ticket ?? '', proof: { passkey }, address: ADDRESS })

    const ofAnother = { passkey: { ...passkey, id: 'outra' } }
    const finish = { ticket: pending?.ticket ?? '', address: ADDRESS }
    assert.isFalse((await new FinishLogIn(deps).execute({ ...finish, proof: ofAnother })).ok)
    assert.isTrue((await answer()).ok)
    assert.deepEqual(await answer(), { ok: false, failure: 'factor_wrong' })
    assert.isFalse((await enter(deps, { passkey: { id: 'chave', challenge: 'of before' } })).ok)
  })

  test('cancels an unfinished login when the password changes or the account is blocked', async ({
    assert,
  }) => {
    const deps = await accountDependencies()
    await addTotp(deps)
    const pending = await askedOf(deps)
    deps.clock.advance({ minutes: 1 })
    const proof = { code: codeAt(deps.clock.now()) }
    const finish = () =>
      new FinishLogIn(deps).execute({ ticket: pending?.ticket ?? '', proof, address: ADDRESS })

    await change(deps.accounts, (account) => account.setBlocked(true))
    assert.deepEqual(await finish(), { ok: false, failure: 'account_blocked' })
    await change(deps.accounts, (account) => account.setBlocked(false))
    await change(deps.accounts, (account) => account.changePassword('plain another'))
    assert.deepEqual(await finish(), { ok: false, failure: 'login_expired' })
    assert.include(deps.limits.spent, `secondFactor ${aUuid(1)}`)
  })

  test('must be answered within ten minutes, at setup and at login', async ({ assert }) => {
    const deps = await accountDependencies()

    await addTotp(deps)
    await addPasskey(deps)
    await askedOf(deps)

    assert.deepEqual(deps.sealedBox.lasting, [600, null, 600, 600])
  })

  test("refuses a wrong code, another login's challenge and a removed factor", async ({ assert }) => {
    const deps = await accountDependencies()
    const finish = (proof: Parameters<FinishLogIn['execute']>[0]['proof'], ticket: string) =>
      new FinishLogIn(deps).execute({ ticket, proof, address: ADDRESS })
    await addTotp(deps)
    const byApp = (await askedOf(deps))?.ticket ?? ''
    const passkey = { id: 'chave', challenge: 'challenge 1' }

    const wrong = { ok: false, failure: 'factor_wrong' } as const
    assert.deepEqual(await finish({ code: '12345' }, byApp), wrong)
    assert.deepEqual(await finish({ passkey }, byApp), wrong)
    await addPasskey(deps)
    assert.deepEqual(await finish({ passkey }, byApp), wrong)
    assert.deepEqual(await enter(deps, { passkey: { ...passkey, id: 'outra' } }), wrong)
    await deps.secondFactors.remove(aUuid(1))
    assert.deepEqual(await finish({ code: codeAt(deps.clock.now()) }, byApp), wrong)
    const event = { kind: 'second_factor_refused', accountId: aUuid(1), address: ADDRESS } as const
    assert.deepEqual(deps.securityLog.events.slice(-1), [event])
    const unread = JSON.stringify(['totp_offer', {}])
    assert.deepEqual(await finish({ code: '123456' }, unread), { ok: false, failure: 'login_expired' })
  })

  test('notifies the owner after five wrong answers in a row, and locks after a hundred', async ({
    assert,
  }) => {
    const deps = await accountDependencies()
    await addTotp(deps)
    deps.clock.advance({ minutes: 1 })
    const guess = async (times: number) => {
      for (let time = 0; time < times; time += 1) await enter(deps, { code: '000000' })
    }
    const right = () => enter(deps, { code: codeAt(deps.clock.now()) })
    const told = () =>
      deps.jobs.jobs().filter(({ payload }) => 'kind' in payload && payload.kind === 'second_factor_guessed')

    await guess(4)
    assert.isTrue((await right()).ok)
    await guess(4)
    assert.isEmpty(told())
    await guess(96)
    assert.lengthOf(told(), 1)
    deps.clock.advance({ minutes: 1 })
    assert.deepEqual(await right(), { ok: false, failure: 'factor_locked' })

    const newPassword = 'quatro cavalos mansos'
    await new ChangePassword(deps).execute({ ...stepUp, newPassword })
    const factor = await deps.secondFactors.find(aUuid(1))
    assert.isFalse(factor?.isLocked())
    assert.isTrue(factor?.isOn())
  })

  test('requires a confirmed e-mail', async ({ assert }) => {
    const deps = await accountDependencies({ unconfirmedSince: new Date('2026-11-20T12:00:00Z') })
    const own = new OwnSecondFactor(deps)
    const { ticket } = await own.offerTotp(aUuid(1))

    const app = await own.addTotp({ ...stepUp, ticket, code: codeAt(deps.clock.now()) })

    for (const added of [app, await addPasskey(deps)])
      assert.deepEqual(added, { ok: false, failure: 'email_unconfirmed' })
    assert.isNull(await deps.secondFactors.find(aUuid(1)))
    assert.isEmpty(deps.jobs.jobs())
  })

  test('accepts codes with spaces, dashes and capitals', async ({ assert }) => {
    const deps = await accountDependencies()
    const own = new OwnSecondFactor(deps)
    const spaced = () => codeAt(deps.clock.now()).replace(/(...)/, '$1 ')
    const { ticket } = await own.offerTotp(aUuid(1))

    const added = await own.addTotp({ ...stepUp, ticket, code: spaced() })
    deps.clock.advance({ minutes: 1 })

    assert.isTrue((await enter(deps, { code: spaced() })).ok)
    const paper = added.ok ? (added.value.recoveryCodes[0] ?? '') : ''
    assert.isTrue((await enter(deps, { code: `${paper.toUpperCase().replace('-', ' - ')} ` })).ok)
  })

  test('is shown to its owner without secrets', async ({ assert }) => {
    const deps = await accountDependencies()
    const own = new OwnSecondFactor(deps)

    const none = { hasTotp: false, passkeys: [], recoveryCodesLeft: 0 }
    assert.deepEqual(await own.show(aUuid(1)), none)
    await addPasskey(deps)

    const passkeys = [{ id: 'chave', name: 'Celular', addedAt: deps.clock.now().toISOString() }]
    assert.deepEqual(await own.show(aUuid(1)), { hasTotp: false, passkeys, recoveryCodesLeft: 10 })
    const offered = await own.offerTotp(aUuid(1))
    assert.deepInclude(offered, { secret: 'SECRET', address: `otpauth://totp/${EMAIL}?secret=SECRET` })
  })

  test('is added only with a correct first answer to its own offer', async ({ assert }) => {
    const deps = await accountDependencies()
    const own = new OwnSecondFactor(deps)
    const totp = await own.offerTotp(aUuid(1))
    const mine = await own.offerPasskey(aUuid(1))
    const foreign = await own.offerPasskey(aUuid(2))
    const add = ({ ticket, options }: typeof mine) =>
      own.addPasskey({ ...stepUp, ticket, answer: { id: 'chave', ...options }, name: 'Celular' })

    const wrong = { ok: false, failure: 'factor_wrong' } as const
    assert.deepEqual(await own.addTotp({ ...stepUp, ticket: totp.ticket, code: '000000' }), wrong)
    assert.deepEqual(await add({ ...mine, options: { challenge: 'another' } }), wrong)
    assert.deepEqual(await add(foreign), { ok: false, failure: 'offer_expired' })
    assert.deepEqual(await add({ ...mine, ticket: totp.ticket }), { ok: false, failure: 'offer_expired' })
    assert.isNull(await deps.secondFactors.find(aUuid(1)))
    assert.isTrue((await add(mine)).ok)
  })

  test('issues recovery codes only with the first factor', async ({ assert }) => {
    const deps = await accountDependencies()

    assert.lengthOf(await addTotp(deps), 10)
    assert.deepEqual(await addPasskey(deps), { ok: true, value: { recoveryCodes: [] } })
    const renewed = await new OwnSecondFactor(await accountDependencies()).renewRecoveryCodes(stepUp)
    assert.deepEqual(renewed, { ok: true, value: { recoveryCodes: [] } })
  })

  test('requires the password for each change', async ({ assert }) => {
    const deps = await accountDependencies()
    await addTotp(deps)
    const own = new OwnSecondFactor(deps)

    const removed = await own.remove({ ...stepUp, password: 'outra', what: { totp: true } })

    assert.deepEqual(removed, { ok: false, failure: 'password_wrong' })
    assert.isTrue((await own.show(aUuid(1))).hasTotp)
    const offer = await own.offerTotp(aUuid(2))
    const foreign = await own.addTotp({ ...stepUp, ticket: offer.ticket, code: codeAt(deps.clock.now()) })
    assert.deepEqual(foreign, { ok: false, failure: 'offer_expired' })
  })

  test('ends every other session at each change', async ({ assert }) => {
    const deps = await accountDependencies()
    const open = async (token: string) => {
      const account = await deps.accounts.findById(aUuid(1))
      if (account) await deps.sessions.open({ token, account, remembered: false, senderHash: null })
    }
    const isLiving = async (token: string) => (await deps.sessions.accountOf(token)) !== null
    const own = new OwnSecondFactor(deps)
    await open('this one')
    const changes = [
      () => addTotp(deps),
      () => addPasskey(deps),
      () => own.renewRecoveryCodes(stepUp),
      () => own.remove({ ...stepUp, what: { totp: true } }),
    ]

    for (const alter of changes) {
      await open('another')
      await own.renewRecoveryCodes({ ...stepUp, password: 'wrong' })
      assert.isTrue(await isLiving('another'))
      await alter()
      assert.deepEqual([await isLiving('another'), await isLiving('this one')], [false, true])
    }
  })

  test('cannot be removed by administrators who must have it', async ({ assert }) => {
    const deps = { ...(await accountDependencies({ role: 'admin' })), adminsNeedSecondFactor: true }
    await addTotp(deps)
    const own = new OwnSecondFactor(deps)

    assert.deepEqual(await own.remove({ ...stepUp, what: { totp: true } }), {
      ok: false,
      failure: 'factor_demanded',
    })
    await addPasskey(deps)
    assert.isTrue((await own.remove({ ...stepUp, what: { totp: true } })).ok)
    const shown = await own.show(aUuid(1))
    assert.deepInclude(shown, { hasTotp: false, recoveryCodesLeft: 10 })
    assert.lengthOf(shown.passkeys, 1)
  })

  test('is reset only by operators', async ({ assert }) => {
    const deps = await accountDependencies()
    await addPasskey(deps)
    const reset = new ResetSecondFactor(deps)
    const by = { kind: 'operator', id: 'cli:maria' } as const

    assert.deepEqual(await reset.execute({ by: { kind: 'admin', id: 'a' }, accountId: aUuid(1) }), {
      ok: false,
      failure: 'forbidden',
    })
    const taken = await reset.execute({ by, accountId: aUuid(1), reason: 'perdeu' })
    assert.deepEqual(taken, { ok: true, value: true })
    assert.isNull(await askedOf(deps))
    assert.deepEqual(await reset.execute({ by, accountId: aUuid(1) }), { ok: true, value: false })
    const done = {
      actorId: 'cli:maria',
      action: 'second_factor_reset',
      subjectId: aUuid(1),
      reason: 'perdeu',
    }
    assert.containsSubset(deps.auditLog.entries, [done])
    const notice = { kind: 'second_factor_changed' as const, accountId: aUuid(1) }
    assert.deepEqual(deps.jobs.jobs().at(-1), { task: 'send_notice', payload: { ...notice, email: EMAIL } })
    assert.deepInclude(deps.securityLog.events.at(-1), { ...notice, target: 'cli:maria' })
    const nobody = await reset.execute({ by, accountId: aUuid(2) })
    assert.deepEqual(nobody, { ok: false, failure: 'account_not_found' })
    assert.lengthOf(deps.auditLog.entries, 1)
  })

  test('is not changed with a password that was replaced meanwhile', async ({ assert }) => {
    const deps = await accountDependencies()
    const { ticket } = await new OwnSecondFactor(deps).offerTotp(aUuid(1))
    const passwords = new GoneMeanwhile(() =>
      change(deps.accounts, (account) => account.changePassword('another hash')),
    )

    const late = await new OwnSecondFactor({ ...deps, passwords }).addTotp({
      ...{ ...stepUp, ticket, code: codeAt(deps.clock.now()) },
    })

    assert.deepEqual(late, { ok: false, failure: 'signed_out' })
    assert.isNull(await deps.secondFactors.find(aUuid(1)))
  })

  test('is gone with the account', async ({ assert }) => {
    const deps = await accountDependencies()
    const { ticket } = await new OwnSecondFactor(deps).offerTotp(aUuid(1))
    const passwords = new GoneMeanwhile(() => deps.professionals.discard(aUuid(1)))
    const input = { ...stepUp, ticket, code: codeAt(deps.clock.now()) }

    const late = await new OwnSecondFactor({ ...deps, passwords }).addTotp(input)
    const later = await new OwnSecondFactor(deps).addTotp(input)

    for (const added of [late, later]) assert.deepEqual(added, { ok: false, failure: 'signed_out' })
    assert.isNull(await deps.secondFactors.find(aUuid(1)))
  })
})
