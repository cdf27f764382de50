import { test } from '@japa/runner'
import { PasswordReset } from '#domain/accounts/password_reset.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { SpentLimits } from '#application/ports/testing/spent_limits.ts'
import { InMemorySecurityLog } from '#application/testing/in_memory_security_log.ts'
import { PlainPasswordHasher } from '#application/testing/plain_password_hasher.ts'
import { eraseAgain } from '../privacy/replay_erasures.ts'
import { privacyDependencies, withoutLedger } from '../privacy/testing/privacy_dependencies.ts'
import { SendNotice } from './send_account_mails.ts'
import { ConfirmEmail } from './confirm_email.ts'
import { ChangePassword, OwnData, OwnSessions, RequestEmailChange } from './own_account.ts'
import {
  accountDependencies,
  change as changeAccount,
  EMAIL,
  GoneMeanwhile,
  PASSWORD,
} from './testing/account_dependencies.ts'

const stepUp = { accountId: aUuid(1), password: PASSWORD, address: '203.0.113.7' }

test.group('The owner of an account', () => {
  test('changes the password given the current one, and ends the other sessions', async ({ assert }) => {
    const deps = await accountDependencies()
    const link = { id: aUuid(9), accountId: aUuid(1), tokenHash: 'hash', createdAt: deps.clock.now() }
    await deps.resets.save(PasswordReset.open(link))
    const account = await deps.accounts.findById(aUuid(1))
    if (account)
      for (const token of ['this one', 'another'])
        await deps.sessions.open({ token, account, remembered: false, senderHash: null })
    const change = (password: string, newPassword: string) =>
      new ChangePassword(deps).execute({ ...stepUp, password, newPassword, sessionToken: 'this one' })

    assert.deepEqual(await change('outra', 'quatro cavalos'), { ok: false, failure: 'password_wrong' })
    assert.deepEqual(await change(PASSWORD, 'senha123'), { ok: false, failure: 'password_too_common' })
    assert.deepEqual(await change(PASSWORD, 'quatro cavalos'), { ok: true, value: undefined })

    assert.equal((await deps.accounts.findById(aUuid(1)))?.state.passwordHash, 'plain quatro cavalos')
    assert.isNotNull(await deps.sessions.accountOf('this one'))
    assert.isNull(await deps.sessions.accountOf('another'))
    const payload = { kind: 'password_changed' as const, accountId: aUuid(1), email: EMAIL }
    assert.deepEqual(deps.jobs.jobs(), [{ task: 'send_notice', payload }])
    assert.isFalse((await deps.resets.findByTokenHash('hash'))?.use(deps.clock.now()).ok)
    const whose = { accountId: aUuid(1), address: '203.0.113.7' }
    assert.deepEqual(deps.securityLog.events, [
      { kind: 'login_refused', ...whose, target: 'password_wrong' },
      { kind: 'password_changed', ...whose },
    ])
  })

  test('cancels an open e-mail change when the password changes', async ({ assert }) => {
    const deps = await accountDependencies()
    const accountId = aUuid(1)
    const changeTo = (newPassword: string, password: string) =>
      new ChangePassword(deps).execute({ ...stepUp, password, newPassword, sessionToken: 'this one' })
    await new RequestEmailChange(deps).execute({ ...stepUp, email: 'ladrao@exemplo.com.br' })
    await deps.confirmations.giveToken(
      { accountId, email: 'ladrao@exemplo.com.br' },
      { hash: deps.tokens.hashOf('mailed'), expiresAt: new Date('2026-12-01T12:00:00Z') },
    )

    assert.isTrue((await changeTo('quatro cavalos', PASSWORD)).ok)
    const confirmed = await new ConfirmEmail(deps).execute({ token: 'mailed', address: '203.0.113.7' })

    assert.deepEqual(confirmed, { ok: false, failure: 'confirmation_invalid' })
    assert.equal((await deps.accounts.findById(accountId))?.state.email, EMAIL)
    await deps.confirmations.ask({ accountId, email: EMAIL })
    assert.isTrue((await changeTo('cinco cavalos', 'quatro cavalos')).ok)
    assert.equal((await deps.confirmations.askedOf(accountId))?.email, EMAIL)
  })

  test('mails a link to the new address and a notice to the old one', async ({ assert }) => {
    const deps = await accountDependencies()
    const ask = (password: string, email: string) =>
      new RequestEmailChange(deps).execute({ ...stepUp, password, email })

    assert.isFalse((await ask('outra', 'nova@exemplo.com.br')).ok)
    assert.isTrue((await ask(PASSWORD, 'nova@exemplo.com.br')).ok)

    assert.equal((await deps.confirmations.askedOf(aUuid(1)))?.email, 'nova@exemplo.com.br')
    assert.equal((await deps.accounts.findById(aUuid(1)))?.state.email, EMAIL)
    assert.deepEqual(
      deps.jobs.jobs().map(({ task }) => task),
      ['send_email_confirmation', 'send_notice'],
    )
  })

  test("gets no second link for another account's address, and none for the current one", async ({
    assert,
  }) => {
    const deps = await accountDependencies()
    await deps.professionals.save(aProfessional({ id: aUuid(2), slug: 'bia', email: 'bia@exemplo.com.br' }))
    const ask = (email: string) => new RequestEmailChange(deps).execute({ ...stepUp, email })
    const asked = () =>
      deps.jobs.jobs().map(({ task, payload }) => [task, 'accountId' in payload && payload.accountId])

    assert.isTrue((await ask('bia@exemplo.com.br')).ok)
    assert.isNull(await deps.confirmations.askedOf(aUuid(1)))
    const toNobody = ['send_email_confirmation', null]
    assert.deepEqual(asked(), [toNobody, ['send_notice', aUuid(1)]])

    assert.isTrue((await ask(EMAIL)).ok)
    assert.deepEqual(asked(), [toNobody, ['send_notice', aUuid(1)], toNobody])
    assert.includeMembers(deps.limits.spent, [
      'emailConfirmation bia@exemplo.com.br',
      `emailConfirmation ${aUuid(1)}`,
      `stepUp ${aUuid(1)}`,
    ])
  })

  test('can confirm the current address while it is unconfirmed, which cancels a change', async ({
    assert,
  }) => {
    for (const unconfirmedSince of [null, new Date('2026-11-21T10:00:00Z')]) {
      const deps = await accountDependencies({ unconfirmedSince })
      await deps.confirmations.ask({ accountId: aUuid(1), email: 'nova@exemplo.com.br' })

      await new RequestEmailChange(deps).execute({ ...stepUp, email: EMAIL })

      const accountId = unconfirmedSince && aUuid(1)
      assert.deepEqual(deps.jobs.jobs(), [{ task: 'send_email_confirmation', payload: { accountId } }])
      assert.equal((await deps.confirmations.askedOf(aUuid(1)))?.email, unconfirmedSince ? EMAIL : undefined)
    }
  })

  for (const meanwhile of ['the account is gone', 'it has another password'] as const)
    test(`changes neither password nor e-mail once ${meanwhile}`, async ({ assert }) => {
      const signedOut = { ok: false, failure: 'signed_out' } as const
      for (const act of ['password', 'email'] as const) {
        const deps = await accountDependencies()
        const passwords = new GoneMeanwhile(() =>
          meanwhile === 'the account is gone'
            ? deps.professionals.discard(aUuid(1))
            : changeAccount(deps.accounts, (account) => account.changePassword('another hash')),
        )
        const late = { ...deps, passwords }
        const done =
          act === 'password'
            ? new ChangePassword(late).execute({
                ...{ ...stepUp, newPassword: 'quatro cavalos', sessionToken: 'x' },
              })
            : new RequestEmailChange(late).execute({ ...stepUp, email: 'nova@exemplo.com.br' })

        assert.deepEqual(await done, signedOut, act)
        assert.isEmpty(deps.jobs.jobs(), act)
      }
    })

  test('sees the open sessions, and ends one or all others', async ({ assert }) => {
    const deps = await accountDependencies()
    const account = await deps.accounts.findById(aUuid(1))
    if (account)
      for (const token of ['this one', 'phone', 'tablet'])
        await deps.sessions.open({ token, account, remembered: false, senderHash: null, device: token })
    const own = new OwnSessions(deps)
    const open = async () => (await own.list(aUuid(1), 'this one')).map(({ device }) => device)
    const phone = (await own.list(aUuid(1), 'this one')).find(({ device }) => device === 'phone')

    assert.sameMembers(await open(), ['this one', 'phone', 'tablet'])
    assert.isFalse(await own.end(aUuid(2), phone?.id ?? ''))
    assert.isTrue(await own.end(aUuid(1), phone?.id ?? ''))
    assert.sameMembers(await open(), ['this one', 'tablet'])
    await own.endOthers(aUuid(1), 'this one')
    assert.deepEqual(await open(), ['this one'])
  })
})

test.group('OwnData', () => {
  const given = async () => {
    const deps = {
      ...(await privacyDependencies()),
      ...{ limits: new SpentLimits(), securityLog: new InMemorySecurityLog() },
      passwords: new PlainPasswordHasher(),
    }
    await changeAccount(deps.accounts, (account) => account.changePassword(`plain ${PASSWORD}`))
    return { ...deps, own: new OwnData(deps) }
  }
  const asked = {
    viewer: { id: aUuid(1), role: 'user' },
    password: PASSWORD,
    address: '203.0.113.7',
  } as const

  test('exports the account only, not what a patient with the same e-mail wrote', async ({ assert }) => {
    const { own, auditLog } = await given()

    const taken = await own.export(asked)

    assert.deepEqual(taken.ok && [taken.value.professionals.length, taken.value.contacts.length], [1, 0])
    assert.deepEqual(auditLog.entries, [
      {
        ...{ actorKind: 'professional', actorId: aUuid(1), action: 'personal_data_exported' },
        ...{ subjectKind: 'professional', subjectId: aUuid(1) },
      },
    ])
  })

  test('erases the account for good, keeps its address reserved and removes its mails', async ({
    assert,
  }) => {
    const { own, left, erasures, externalErasures, mailCopies, auditLog } = await given()
    mailCopies.mails = [{ to: EMAIL, at: new Date() }]

    assert.isTrue((await own.erase(asked)).ok)

    assert.deepEqual(left().accounts, ['bia'])
    assert.lengthOf(left().contacts, 2)
    const kept = await erasures.all()
    assert.isNotEmpty(kept)
    assert.deepEqual(auditLog.entries, [
      {
        ...{ actorKind: 'professional', actorId: null, action: 'personal_data_erased' },
        ...{ subjectKind: 'person', subjectId: kept[0]?.subjectHash ?? '' },
        after: { professionals: 1, contacts: 0, reviews: 0 },
      },
    ])
    assert.deepEqual(await externalErasures.all(), await erasures.all())
    assert.isEmpty(mailCopies.mails)
  })

  test('announces the erasure in one last mail, also to a recent former e-mail', async ({ assert }) => {
    const { own, jobs, returns, clock } = await given()
    const { mailer, ...deps } = await accountDependencies()
    const accountId = aUuid(1)
    await returns.keep({ accountId, email: 'antes@exemplo.com.br' }, clock.now())
    const waiting = { kind: 'new_lead' as const, accountId, email: EMAIL }
    await jobs.enqueue({ task: 'send_notice', payload: waiting })

    await own.erase(asked)

    const sending = new SendNotice({ ...deps, mailer })
    for (const job of jobs.jobs()) if (job.task === 'send_notice') await sending.execute(job.payload)
    assert.deepEqual(
      mailer.sent.map(({ kind, to }) => [kind, to.email, to.name]),
      [EMAIL, 'antes@exemplo.com.br'].map((email) => ['account_erased', email, '']),
    )
  })

  test('erases under the e-mail the password was checked for, or reports that nothing was erased', async ({
    assert,
  }) => {
    const { left, ...deps } = await given()
    const { accounts, professionals, auditLog } = deps
    const erase = (meanwhile: () => unknown) =>
      new OwnData({ ...deps, passwords: new GoneMeanwhile(meanwhile) }).erase(asked)

    const late = await erase(() => changeAccount(accounts, (account) => account.changePassword('other')))
    assert.deepEqual(late, { ok: false, failure: 'signed_out' })
    const promoted = await erase(() => professionals.overwrite(aUuid(1), { role: 'admin' }))
    assert.deepEqual(promoted, { ok: false, failure: 'account_is_admin' })
    professionals.overwrite(aUuid(1), { role: 'user' })
    assert.isEmpty(auditLog.entries)
    assert.lengthOf(left().accounts, 2)
    assert.isTrue((await erase(() => professionals.overwrite(aUuid(1), { email: 'nova@exemplo.com.br' }))).ok)
    assert.deepEqual(left().accounts, ['bia'])
  })

  test('erases the account again, but not a new account with its e-mail', async ({ assert }) => {
    const { own, left, ...deps } = await given()
    const erased = deps.professionals.stateOf(aUuid(1))
    if (!erased) throw new Error('There is no account.')
    await own.erase(asked)
    await deps.professionals.save(aProfessional({ ...erased, id: aUuid(3), slug: 'ana-de-novo' }))

    assert.equal(await eraseAgain(deps), 0)
    assert.sameMembers(left().accounts, ['bia', 'ana-de-novo'])
    const restored = { ...erased, slug: 'antes', email: 'outra@exemplo.com.br', crm: 'CRM-SP 99999' }
    await deps.professionals.save(aProfessional(restored))
    assert.equal(await eraseAgain(deps), 1)

    assert.sameMembers(left().accounts, ['bia', 'ana-de-novo'])
    assert.lengthOf(left().contacts, 2)
  })

  test('erases nothing when the external ledger cannot be written', async ({ assert }) => {
    const deps = withoutLedger(await given())

    await assert.rejects(() => new OwnData(deps).erase(asked), 'the disk is full')
  })

  test('refuses a wrong password, and administrators', async ({ assert }) => {
    const { own, left, auditLog } = await given()
    const asAdmin = { ...asked, viewer: { id: aUuid(1), role: 'admin' } } as const

    for (const act of ['export', 'erase'] as const) {
      assert.deepInclude(await own[act]({ ...asked, password: 'outra' }), { failure: 'password_wrong' })
      assert.deepInclude(await own[act](asAdmin), { failure: 'account_is_admin' })
    }
    assert.lengthOf(left().accounts, 2)
    assert.isEmpty(auditLog.entries)
  })
})
