import { test } from '@japa/runner'
import { PasswordReset } from '#domain/accounts/password_reset.ts'
import { anId, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { accountOf } from '#domain/shared/ids.ts'
import { ForcePasswordReset, RequestPasswordReset } from './reset_password.ts'
import { accountDependencies, EMAIL } from './testing/account_dependencies.ts'

const ADDRESS = '203.0.113.7'
const MARIA = { kind: 'operator', id: 'cli:maria' } as const
const ANA = accountOf(aUuid(1))

test.group('RequestPasswordReset', () => {
  test("queues the account's id, not a token", async ({ assert }) => {
    const deps = await accountDependencies()

    await new RequestPasswordReset(deps).execute({ email: EMAIL, address: ADDRESS })

    const payload = { accountId: aUuid(1), email: EMAIL }
    assert.deepEqual(deps.jobs.jobs(), [{ task: 'send_password_reset', payload }])
  })

  for (const [who, email, blocked] of [
    ['an unknown', 'ninguem@exemplo.com.br', false],
    ['a blocked', EMAIL, true],
  ] as const)
    test(`does the same work for ${who} address, for nobody`, async ({ assert }) => {
      const deps = await accountDependencies({ blocked })

      await new RequestPasswordReset(deps).execute({ email, address: ADDRESS })

      assert.deepEqual(deps.jobs.jobs(), [{ task: 'send_password_reset', payload: { accountId: null } }])
    })

  test('records who asked for which address', async ({ assert }) => {
    const deps = await accountDependencies()

    for (const email of [EMAIL, 'ninguem@exemplo.com.br'])
      await new RequestPasswordReset(deps).execute({ email, address: ADDRESS })

    const common = { kind: 'password_reset_asked', address: ADDRESS } as const
    assert.deepEqual(deps.securityLog.events, [
      { ...common, accountId: ANA },
      { ...common, email: 'ninguem@exemplo.com.br' },
    ])
  })

  test('queues no second mail while the first waits', async ({ assert }) => {
    const deps = await accountDependencies()
    for (let count = 0; count < 4; count++)
      await new RequestPasswordReset(deps).execute({ email: EMAIL, address: ADDRESS })

    assert.lengthOf(deps.jobs.jobs(), 1)
  })
})

test.group('ForcePasswordReset', () => {
  test('removes password and sessions and mails a link for a new password', async ({ assert }) => {
    const deps = await accountDependencies()
    const account = await deps.accounts.findById(ANA)
    if (account) await deps.sessions.open({ token: 'aberta', account, remembered: false, senderHash: null })
    assert.equal(await deps.sessions.accountOf('aberta'), ANA)
    const link = { id: aUuid(9), accountId: ANA, tokenHash: 'hash', createdAt: deps.clock.now() }
    await deps.resets.save(PasswordReset.open(link))
    await deps.confirmations.ask({ accountId: ANA, email: 'ladrao@exemplo.com.br' })

    const forced = await new ForcePasswordReset(deps).execute({ by: MARIA, accountId: ANA, reason: 'roubo' })

    assert.deepEqual(forced, { ok: true, value: true })
    assert.isNull((await deps.accounts.findById(ANA))?.state.passwordHash)
    assert.isNull(await deps.sessions.accountOf('aberta'))
    assert.deepEqual(deps.jobs.jobs(), [
      { task: 'send_password_reset', payload: { accountId: aUuid(1), email: EMAIL, occasion: 'forced' } },
    ])
    assert.containSubset(deps.auditLog.entries, [
      {
        ...{ action: 'password_reset', actorId: MARIA.id, subjectId: ANA, reason: 'roubo' },
        ...{ before: { hasPassword: true }, after: { hasPassword: false } },
      },
    ])
    assert.isFalse((await deps.resets.findByTokenHash('hash'))?.use(deps.clock.now()).ok)
    assert.isNull(await deps.confirmations.askedOf(ANA))
  })

  test('reports that there was no password, and still mails the link', async ({ assert }) => {
    const deps = await accountDependencies()
    const force = () => new ForcePasswordReset(deps).execute({ by: MARIA, accountId: ANA })
    await force()

    assert.deepEqual(await force(), { ok: true, value: false })
    assert.lengthOf(deps.jobs.jobs(), 1)
  })

  test('refuses blocked and unknown accounts, and anyone but operators', async ({ assert }) => {
    const deps = await accountDependencies({ blocked: true })
    const force = new ForcePasswordReset(deps)
    const refusalOf = async (by: Parameters<typeof force.execute>[0]['by'], accountId: typeof ANA) => {
      const forced = await force.execute({ by, accountId })
      return forced.ok ? null : forced.failure
    }

    assert.equal(await refusalOf(MARIA, ANA), 'account_blocked')
    assert.equal(await refusalOf(MARIA, accountOf(anId('nobody'))), 'account_not_found')
    assert.equal(await refusalOf({ kind: 'admin', id: 'x' }, ANA), 'forbidden')
    assert.isNotNull((await deps.accounts.findById(ANA))?.state.passwordHash)
    assert.isEmpty([...deps.jobs.jobs(), ...deps.auditLog.entries])
  })
})
