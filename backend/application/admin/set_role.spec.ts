import { test } from '@japa/runner'
import { aUuid, anId } from '#domain/professionals/testing/a_professional.ts'
import { FewCommonPasswords } from '#application/testing/few_common_passwords.ts'
import { buildRoleUseCases } from './build_admin_use_cases.ts'
import { CreateAdmin } from './create_admin.ts'
import { DemoteUser, PromoteUser } from './set_role.ts'
import {
  ADMIN,
  moderationDependencies,
  BY_ADMIN,
  BY_OPERATOR,
  USER,
} from './testing/moderation_dependencies.ts'

const SOMEONE = {
  email: 'Chefe@Exemplo.com.br',
  name: 'Léa',
  lastname: 'Dias',
  password: 'quatro cavalos mansos',
}

test.group('Appointing', () => {
  test('ends the sessions of the promoted or demoted', async ({ assert }) => {
    const deps = await moderationDependencies()
    for (const id of [USER, ADMIN]) {
      const account = await deps.accounts.findById(id)
      if (account) await deps.sessions.open({ token: id, account, remembered: true, senderHash: null })
    }

    assert.isTrue((await new PromoteUser(deps).execute({ by: BY_OPERATOR, userId: USER })).ok)
    assert.isTrue((await new DemoteUser(deps).execute({ by: BY_OPERATOR, userId: ADMIN })).ok)

    assert.equal(deps.user()?.role, 'admin')
    assert.equal(deps.professionals.stateOf(ADMIN)?.role, 'user')
    assert.isNull(await deps.sessions.accountOf(USER))
    assert.isNull(await deps.sessions.accountOf(ADMIN))
    assert.deepEqual(deps.index.refreshed, [USER, ADMIN])
    assert.deepEqual(
      deps.auditLog.entries.map(({ action, after }) => [action, after]),
      [
        ['account_promoted', { role: 'admin' }],
        ['account_demoted', { role: 'user' }],
      ],
    )
  })

  test('never demotes the last administrator', async ({ assert }) => {
    const deps = await moderationDependencies()

    const demoted = await new DemoteUser(deps).execute({ by: BY_OPERATOR, userId: ADMIN })

    assert.deepEqual(demoted, { ok: false, failure: 'last_administrator' })
    assert.equal(deps.professionals.stateOf(ADMIN)?.role, 'admin')
    assert.isEmpty(deps.auditLog.entries)
  })

  test('changes nothing if the role is unchanged', async ({ assert }) => {
    const deps = await moderationDependencies()

    assert.isTrue((await new DemoteUser(deps).execute({ by: BY_OPERATOR, userId: USER })).ok)

    assert.isEmpty(deps.auditLog.entries)
  })

  test('requires an operator', async ({ assert }) => {
    const deps = await moderationDependencies()
    const refused = { ok: false, failure: 'forbidden' }

    assert.deepEqual(await new DemoteUser(deps).execute({ by: BY_ADMIN, userId: ADMIN }), refused)
    assert.deepEqual(await new CreateAdmin(deps).execute({ by: BY_ADMIN, ...SOMEONE }), refused)
  })

  test('refuses blocked and unknown accounts', async ({ assert }) => {
    const deps = await moderationDependencies({ blocked: true })
    const promote = async (userId: string) =>
      new PromoteUser(deps).execute({ by: BY_OPERATOR, userId: anId(userId) })

    assert.deepEqual(await promote(USER), { ok: false, failure: 'account_blocked' })
    assert.deepEqual(await promote(aUuid(99)), { ok: false, failure: 'account_not_found' })
  })
})

test.group('CreateAdmin', () => {
  test('creates an administrator with the given password', async ({ assert }) => {
    const deps = await moderationDependencies()

    const created = await new CreateAdmin(deps).execute({ by: BY_OPERATOR, ...SOMEONE })

    const account = await deps.accounts.findByEmail('chefe@exemplo.com.br')
    assert.deepEqual(created, { ok: true, value: { id: account?.id } })
    assert.deepInclude(account?.state, { role: 'admin', passwordHash: `plain ${SOMEONE.password}` })
    assert.deepInclude(deps.auditLog.entries[0], { action: 'admin_created', actorId: 'cli:maria' })
    assert.notInclude(JSON.stringify(deps.auditLog.entries), SOMEONE.password)
  })

  test('refuses weak passwords, strange addresses and names, and addresses in use', async ({ assert }) => {
    const deps = await moderationDependencies()
    const failureOf = async (changes: Partial<typeof SOMEONE>) => {
      const created = await new CreateAdmin(deps).execute({ by: BY_OPERATOR, ...SOMEONE, ...changes })
      return created.ok || created.failure
    }

    assert.equal(await failureOf({ password: 'senha123' }), 'password_too_common')
    assert.equal(await failureOf({ email: 'ninguem' }), 'email_invalid')
    assert.equal(await failureOf({ name: 'X' }), 'name_invalid')
    assert.equal(await failureOf({ lastname: 'X' }), 'lastname_invalid')
    assert.equal(await failureOf({ email: 'ana@exemplo.com.br' }), 'email_taken')
    assert.isEmpty(deps.auditLog.entries)
  })

  test("refuses the site's name as a password when assembled by the terminal", async ({ assert }) => {
    const deps = { ...(await moderationDependencies()), commonPasswords: new FewCommonPasswords() }
    const { createAdmin, promoteUser } = buildRoleUseCases(
      deps as unknown as Parameters<typeof buildRoleUseCases>[0],
      'Saúde Perto',
    )

    const created = await createAdmin.execute({ by: BY_OPERATOR, ...SOMEONE, password: 'saudeperto' })
    assert.deepEqual(created, { ok: false, failure: 'password_too_personal' })
    assert.isTrue((await promoteUser.execute({ by: BY_OPERATOR, userId: USER })).ok)
  })
})
