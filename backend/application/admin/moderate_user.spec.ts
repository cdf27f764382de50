import { registrationHash } from '../audit/registration_hash.ts'
import { test } from '@japa/runner'
import { aUuid, anId } from '#domain/professionals/testing/a_professional.ts'
import { PasswordReset } from '#domain/accounts/password_reset.ts'
import { TIME_TO_TAKE_BACK } from '../accounts/notify.ts'
import { ChangeManyUsers } from './moderate_user.ts'
import {
  ADMIN,
  moderationDependencies,
  BY_ADMIN,
  BY_OPERATOR,
  BY_USER,
  USER,
} from './testing/moderation_dependencies.ts'

const PREMIUM = { subscriptionLevel: 'premium' } as const

test.group('Moderating users', () => {
  test('changes plan and index, and records actor and reason', async ({ assert }) => {
    const deps = await moderationDependencies()

    const change = { ...PREMIUM, reason: 'Pago' }
    const result = await deps.setSubscription.execute({ by: BY_ADMIN, userId: USER, ...change })

    assert.isTrue(result.ok)
    assert.equal(deps.user()?.subscriptionLevel, 'premium')
    assert.deepEqual(deps.index.refreshed, [USER])
    assert.deepEqual(deps.auditLog.entries, [
      {
        ...{ actorKind: 'admin', actorId: ADMIN, action: 'professional_subscription_changed' },
        ...{ subjectKind: 'professional', subjectId: USER, reason: 'Pago' },
        before: { subscriptionLevel: 'free' },
        after: { subscriptionLevel: 'premium' },
      },
    ])
  })

  test('verifies with the registration that was seen, and notifies the owner', async ({ assert }) => {
    const deps = await moderationDependencies()

    await deps.verifyProfessional.execute({ by: BY_OPERATOR, userId: USER, verified: true })

    assert.isTrue(deps.user()?.isVerified)
    assert.deepInclude(deps.auditLog.entries[0], {
      ...{ action: 'professional_verified', actorKind: 'operator', actorId: 'cli:maria' },
      after: {
        isVerified: true,
        registration: registrationHash(deps.hasher, deps.user()?.crm ?? ''),
      },
    })
    const payload = { kind: 'account_verified' as const, accountId: USER, email: deps.user()?.email ?? '' }
    assert.deepEqual(deps.jobs.jobs(), [{ task: 'send_notice', payload }])
    assert.deepEqual(deps.jobs.delays(), [TIME_TO_TAKE_BACK])
  })

  test("ends a blocked user's reset links and notifies them", async ({ assert }) => {
    const deps = await moderationDependencies()
    const link = { id: aUuid(9), accountId: USER, tokenHash: 'hash', createdAt: deps.clock.now() }
    await deps.resets.save(PasswordReset.open(link))

    const shown = await deps.blockProfessional.execute({ by: BY_ADMIN, userId: USER, blocked: true })

    assert.isTrue(shown.ok && shown.value.state.blocked)
    assert.isTrue(deps.user()?.blocked)
    assert.isFalse((await deps.resets.findByTokenHash('hash'))?.use(deps.clock.now()).ok)
    const payload = { kind: 'account_blocked' as const, accountId: USER, email: deps.user()?.email ?? '' }
    assert.deepEqual(deps.jobs.jobs(), [{ task: 'send_notice', payload }])
  })

  test("cancels a blocked user's open e-mail change", async ({ assert }) => {
    const deps = await moderationDependencies()
    await deps.confirmations.ask({ accountId: USER, email: 'ladrao@exemplo.com.br' })

    await deps.blockProfessional.execute({ by: BY_ADMIN, userId: USER, blocked: true })

    assert.isNull(await deps.confirmations.askedOf(USER))
  })

  test("keeps a blocked user's sessions to show them the reason, and ends them at unblocking", async ({
    assert,
  }) => {
    const deps = await moderationDependencies()
    const account = await deps.accounts.findById(USER)
    if (account) await deps.sessions.open({ token: 'sid', account, remembered: true, senderHash: null })

    await deps.blockProfessional.execute({ by: BY_ADMIN, userId: USER, blocked: true })
    assert.equal(await deps.sessions.accountOf('sid'), USER)

    await deps.blockProfessional.execute({ by: BY_ADMIN, userId: USER, blocked: false })
    assert.isNull(await deps.sessions.accountOf('sid'))
  })

  test('unblocks without a notice', async ({ assert }) => {
    const deps = await moderationDependencies({ blocked: true })

    await deps.blockProfessional.execute({ by: BY_ADMIN, userId: USER, blocked: false })

    assert.isFalse(deps.user()?.blocked)
    assert.deepEqual(deps.index.refreshed, [USER])
    assert.isEmpty(deps.jobs.jobs())
  })

  test('does nothing when nothing would change', async ({ assert }) => {
    const deps = await moderationDependencies({
      blocked: true,
      isVerified: true,
      subscriptionLevel: 'premium',
    })
    const target = { by: BY_ADMIN, userId: USER }

    assert.isTrue((await deps.blockProfessional.execute({ ...target, blocked: true })).ok)
    assert.isTrue((await deps.verifyProfessional.execute({ ...target, verified: true })).ok)
    assert.isTrue((await deps.setSubscription.execute({ ...target, ...PREMIUM })).ok)

    assert.isEmpty([...deps.auditLog.entries, ...deps.jobs.jobs(), ...deps.index.refreshed])
  })

  test('never applies to administrators, for operators either', async ({ assert }) => {
    const deps = await moderationDependencies()

    for (const by of [BY_ADMIN, BY_OPERATOR]) {
      const target = { by, userId: ADMIN }
      const block = await deps.blockProfessional.execute({ ...target, blocked: true })
      assert.deepEqual(block, { ok: false, failure: 'forbidden' })
      const plan = await deps.setSubscription.execute({ ...target, ...PREMIUM })
      assert.deepEqual(plan, { ok: false, failure: 'forbidden' })
    }
    assert.isEmpty(deps.auditLog.entries)
  })

  test('requires an administrator or operator', async ({ assert }) => {
    const deps = await moderationDependencies()
    const target = { by: BY_USER, userId: aUuid(99) }
    const many = { by: BY_USER, userIds: [USER], change: { action: 'block' as const, value: true } }

    const forbidden = { ok: false as const, failure: 'forbidden' as const }
    assert.deepEqual(await deps.setSubscription.check(target), forbidden)
    assert.deepEqual(await deps.setSubscription.execute({ ...target, ...PREMIUM }), forbidden)
    assert.deepEqual(await new ChangeManyUsers(deps).execute(many), forbidden)
    assert.isFalse(deps.user()?.blocked)
  })

  test('does not find an unknown user', async ({ assert }) => {
    const deps = await moderationDependencies()
    const target = { by: BY_ADMIN, userId: aUuid(99) }

    const unknown = { ok: false as const, failure: 'professional_not_found' as const }
    assert.deepEqual(await deps.verifyProfessional.check(target), unknown)
    assert.deepEqual(await deps.verifyProfessional.execute({ ...target, verified: true }), unknown)
  })

  test('checks beforehand whom an administrator may moderate', async ({ assert }) => {
    const deps = await moderationDependencies()
    const of = (userId: string) => deps.blockProfessional.check({ by: BY_ADMIN, userId: anId(userId) })

    assert.deepEqual(await of(USER), { ok: true, value: undefined })
    assert.deepEqual(await of(ADMIN), { ok: false, failure: 'forbidden' })
  })
})

test.group('ChangeManyUsers', () => {
  test('changes all it can and reports each user once', async ({ assert }) => {
    const deps = await moderationDependencies()
    const userIds = [USER, ADMIN, aUuid(99), USER]
    const change = { action: 'block' as const, value: true }

    const changed = await new ChangeManyUsers(deps).execute({
      by: BY_ADMIN,
      userIds,
      change,
      reason: 'Fraude',
    })

    const answers = changed.ok
      ? changed.value.map(({ userId, result }) => [userId, result.ok || result.failure])
      : []
    assert.deepEqual(answers, [
      [USER, true],
      [ADMIN, 'forbidden'],
      [aUuid(99), 'professional_not_found'],
    ])
    assert.isTrue(deps.user()?.blocked)
    assert.equal(deps.auditLog.entries[0]?.reason, 'Fraude')
  })

  test('sets the plan and the verification as well', async ({ assert }) => {
    const deps = await moderationDependencies()
    const many = new ChangeManyUsers(deps)

    for (const change of [
      { action: 'subscription', value: 'premium' },
      { action: 'verify', value: true },
    ] as const)
      await many.execute({ by: BY_ADMIN, userIds: [USER], change })

    assert.deepInclude(deps.user(), { subscriptionLevel: 'premium', isVerified: true })
  })

  test('tells whom it changed from those who were so already', async ({ assert }) => {
    const deps = await moderationDependencies({ subscriptionLevel: 'premium' })
    const many = new ChangeManyUsers(deps)
    const isChangedBy = async (change: Parameters<typeof many.execute>[0]['change']) => {
      const changed = await many.execute({ by: BY_ADMIN, userIds: [USER], change })
      return changed.ok && changed.value.map(({ isChanged }) => isChanged)
    }

    assert.deepEqual(await isChangedBy({ action: 'subscription', value: 'premium' }), [false])
    assert.deepEqual(await isChangedBy({ action: 'verify', value: true }), [true])
    assert.deepEqual(await isChangedBy({ action: 'block', value: true }), [true])
  })
})
