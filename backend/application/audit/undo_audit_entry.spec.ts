import { registrationHash } from './registration_hash.ts'
import { test } from '@japa/runner'
import {
  moderationDependencies,
  BY_ADMIN,
  BY_OPERATOR,
  BY_USER,
  USER,
} from '#application/admin/testing/moderation_dependencies.ts'
import { ApproveVerification } from '#application/admin/moderate_user.ts'
import { type AdminPorts, buildAdminUseCases } from '#application/admin/build_admin_use_cases.ts'
import { DemoteUser, PromoteUser } from '#application/admin/set_role.ts'
import { PublishPost, UnpublishPost } from '#application/blog/editing/publish_post.ts'
import { DecideReview, ModerateReview, UndoModeration } from '#application/reviews/moderate_review.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { aBlogPost } from '#domain/blog/testing/a_blog_post.ts'
import { aReview } from '#domain/reviews/testing/a_review.ts'
import { InMemoryBlogPostRepository } from '#application/testing/in_memory_blog_post_repository.ts'
import { stopsWhereAPortFails } from '#application/testing/ignored_failures.ts'
import { InMemoryReviewRepository } from '#application/testing/in_memory_review_repository.ts'
import { NEVER_ASKED } from '#domain/professionals/verification.ts'
import { ReopenClaim } from '#application/claims/decide_claim.ts'
import type { AuditAction } from '#domain/audit/audit.ts'
import type { AuditEntry } from '#application/ports/audit_log.ts'
import { mayUndo, UndoAuditEntry } from './undo_audit_entry.ts'

async function undoDependencies(state: Partial<ProfessionalState> = {}) {
  const deps = await moderationDependencies(state)
  const reviews = new InMemoryReviewRepository(deps.professionals)
  const posts = new InMemoryBlogPostRepository()
  await reviews.save(aReview({ id: aUuid(201), professionalId: USER, rating: 4 }))
  await posts.save(aBlogPost())
  const tools = { ...deps, reviews, posts }
  const doers = {
    approveVerification: new ApproveVerification(tools),
    promoteUser: new PromoteUser(tools),
    demoteUser: new DemoteUser(tools),
    undoModeration: new UndoModeration(tools),
    reopenClaim: new ReopenClaim(tools),
    publishPost: new PublishPost(tools),
    unpublishPost: new UnpublishPost(tools),
  }
  const undoing = new UndoAuditEntry({ ...tools, ...doers })
  const undo = async (entryId = '1', by: Parameters<typeof undoing.execute>[0]['by'] = BY_ADMIN) => {
    const undone = await undoing.execute({ by, entryId, reason: 'Engano' })
    return undone.ok ? undone.value.action : undone.failure
  }
  return { ...tools, ...doers, undo }
}

/** As a database gives it back: days are texts. */
const asStored = (entry: AuditEntry | undefined) => JSON.parse(JSON.stringify(entry)) as AuditEntry

const byAdmin = { by: BY_ADMIN, userId: USER }

const BY_AN_ADMIN = {
  subjectKind: 'professional',
  subjectId: USER,
  actorKind: 'admin',
  actorId: null,
} as const

test.group('UndoAuditEntry', () => {
  test('undoes plan, verification and block, and records the undo', async ({ assert }) => {
    const deps = await undoDependencies({ isVerified: true })
    await deps.setSubscription.execute({ ...byAdmin, subscriptionLevel: 'premium' })
    await deps.verifyProfessional.execute({ ...byAdmin, verified: false })
    await deps.blockProfessional.execute({ ...byAdmin, blocked: true })

    assert.equal(await deps.undo('1'), 'professional_subscription_changed')
    assert.equal(await deps.undo('2'), 'professional_verified')
    assert.equal(await deps.undo('3'), 'professional_unblocked')

    assert.deepInclude(deps.user(), { subscriptionLevel: 'free', isVerified: true, blocked: false })
    assert.deepInclude(deps.auditLog.entries.at(-1), {
      undoes: '3',
      reason: 'Engano',
      ...{ actorKind: 'admin' },
    })
  })

  test('compares an entry with the present state first', async ({ assert }) => {
    const deps = await undoDependencies()
    const action = 'professional_subscription_changed'
    await deps.auditLog.record({ ...BY_AN_ADMIN, action, before: { subscriptionLevel: 'gold' }, after: {} })
    await deps.auditLog.record({ ...BY_AN_ADMIN, action, after: {} })

    assert.equal(await deps.undo('1'), 'audit_entry_outdated')
    assert.equal(await deps.undo('2'), 'audit_entry_outdated')
    assert.equal(deps.user()?.subscriptionLevel, 'free')
  })

  test('undoes a publication', async ({ assert }) => {
    const deps = await undoDependencies()
    await deps.publishPost.execute({ by: BY_ADMIN, postId: aUuid(401) })

    assert.equal(await deps.undo(), 'post_unpublished')

    assert.isFalse((await deps.posts.findById(aUuid(401)))?.state.isPublished)
    assert.equal(await deps.undo('2'), 'post_published')
  })

  test('undoes decisions and roles only for operators', async ({ assert }) => {
    const deps = await undoDependencies()
    const by = { kind: 'professional', id: USER } as const
    await new ModerateReview(deps).execute({
      reviewId: aUuid(201),
      status: 'rejected',
      by,
      objection: 'fake',
    })
    await deps.promoteUser.execute({ by: BY_OPERATOR, userId: USER })

    assert.equal(await deps.undo('1', BY_ADMIN), 'forbidden')
    assert.equal(await deps.undo('2', BY_ADMIN), 'forbidden')
    assert.equal(await deps.undo('1', BY_OPERATOR), 'review_pending')
    assert.equal(await deps.undo('2', BY_OPERATOR), 'account_demoted')

    assert.equal(deps.reviews.states()[0]?.status, 'pending')
    assert.equal(deps.user()?.role, 'user')
  })

  for (const status of ['pending', 'approved'] as const)
    test(`returns a review that was ${status} to the quarantine that an operator's decision ended`, async ({
      assert,
    }) => {
      const deps = await undoDependencies()
      await deps.reviews.save(aReview({ id: aUuid(201), professionalId: USER, status, quarantined: true }))
      await new ModerateReview(deps).execute({ reviewId: aUuid(201), status: 'approved', by: BY_OPERATOR })

      assert.equal(await deps.undo('1', BY_OPERATOR), `review_${status}`)

      assert.deepInclude(deps.reviews.states()[0], { status, quarantined: true })
      assert.deepInclude(deps.auditLog.entries.at(-1), {
        before: { status: 'approved', quarantined: false },
        after: { status, quarantined: true },
      })
    })

  test('reopens reports when keeping a review is undone', async ({ assert }) => {
    const deps = await undoDependencies()
    const decidedAt = () => deps.reviews.states()[0]?.reportsDecidedAt
    await deps.reviews.save(aReview({ id: aUuid(201), professionalId: USER, status: 'approved' }))
    await new DecideReview(deps).execute({ reviewId: aUuid(201), by: BY_ADMIN })
    assert.deepEqual(decidedAt(), deps.clock.now())

    await deps.undo('1')

    assert.isNull(decidedAt())
  })

  test('leaves values that the entry does not contain unchanged', async ({ assert }) => {
    const deps = await undoDependencies()
    const reportsDecidedAt = new Date('2026-11-20T12:00:00Z')
    await deps.reviews.save(
      aReview({ id: aUuid(201), professionalId: USER, status: 'approved', reportsDecidedAt }),
    )
    const subject = {
      subjectKind: 'review',
      subjectId: aUuid(201),
      actorKind: 'operator',
      actorId: null,
    } as const
    const [before, after] = [{ status: 'pending' }, { status: 'approved' }]
    await deps.auditLog.record({ ...subject, action: 'review_approved', before, after })

    assert.equal(await deps.undo('1', BY_OPERATOR), 'review_pending')

    assert.deepEqual(deps.reviews.states()[0]?.reportsDecidedAt, reportsDecidedAt)
  })

  test('refuses an old decision without recorded changes', async ({ assert }) => {
    const deps = await undoDependencies()
    const subject = { subjectKind: 'review', subjectId: aUuid(201), actorKind: 'operator' } as const
    const status = { status: 'pending' }
    await deps.auditLog.record({
      ...subject,
      actorId: null,
      action: 'review_approved',
      before: status,
      after: status,
    })

    assert.equal(await deps.undo('1', BY_OPERATOR), 'audit_entry_outdated')
  })

  test('refuses when the row has changed since', async ({ assert }) => {
    const deps = await undoDependencies()
    await deps.setSubscription.execute({ ...byAdmin, subscriptionLevel: 'premium' })
    deps.professionals.overwrite(USER, { subscriptionLevel: 'free' })

    assert.equal(await deps.undo(), 'audit_entry_outdated')
  })

  test('refuses when the verified registration has changed', async ({ assert }) => {
    const deps = await undoDependencies()
    await deps.verifyProfessional.execute({ ...byAdmin, verified: true })
    deps.professionals.overwrite(USER, { crm: 'CRM-SP 99999' })

    assert.equal(await deps.undo(), 'audit_entry_outdated')
  })

  test('does not restore a verification of different data', async ({ assert }) => {
    const deps = await undoDependencies()
    await deps.verifyProfessional.execute({ ...byAdmin, verified: true })
    await deps.verifyProfessional.execute({ ...byAdmin, verified: false })

    for (const other of [{ name: 'Outra' }, { specialty: 'Dentista' }, { state: 'AC' }] as const) {
      const before = deps.user()
      deps.professionals.overwrite(USER, other)
      assert.equal(await deps.undo('2'), 'audit_entry_outdated', Object.keys(other).join())
      deps.professionals.overwrite(USER, before ?? {})
    }
    assert.equal(await deps.undo('2'), 'professional_verified')
  })

  test('refuses after a change and its reversal', async ({ assert }) => {
    const deps = await undoDependencies()
    for (const subscriptionLevel of ['premium', 'free', 'premium'] as const)
      await deps.setSubscription.execute({ ...byAdmin, subscriptionLevel })

    assert.equal(await deps.undo('1'), 'audit_entry_outdated')
    assert.equal(await deps.undo('3'), 'professional_subscription_changed')
  })

  test('undoes only once, even among simultaneous requests', async ({ assert }) => {
    const deps = await undoDependencies()
    await deps.blockProfessional.execute({ ...byAdmin, blocked: true })

    const answers = await Promise.all([deps.undo(), deps.undo(), deps.undo()])

    assert.sameMembers(answers, ['professional_unblocked', 'audit_entry_undone', 'audit_entry_undone'])
  })

  test('refuses entries without a change, unknown entries and unauthorized actors', async ({ assert }) => {
    const deps = await undoDependencies()
    const told = { actorKind: 'admin', actorId: USER, action: 'professional_read' } as const
    await deps.auditLog.record({ ...told, subjectKind: 'professional', subjectId: USER })

    assert.equal(await deps.undo('1'), 'audit_entry_not_undoable')
    assert.equal(await deps.undo('99'), 'audit_entry_not_found')
    assert.equal(await deps.undo('1', BY_USER), 'forbidden')
  })

  test('refuses when the subject was deleted', async ({ assert }) => {
    const deps = await undoDependencies()
    await deps.publishPost.execute({ by: BY_ADMIN, postId: aUuid(401) })
    await deps.posts.remove(aUuid(401))

    assert.equal(await deps.undo(), 'audit_entry_outdated')
  })

  stopsWhereAPortFails(
    'undoing',
    async () => {
      const deps = await undoDependencies()
      await deps.publishPost.execute({ by: BY_ADMIN, postId: aUuid(401) })
      return deps
    },
    (deps) => new UndoAuditEntry(deps).execute({ by: BY_ADMIN, entryId: '1' }),
  )

  test('undoes a refused verification, keeping the day of the request', async ({ assert }) => {
    const deps = await undoDependencies()
    const askedAt = new Date('2026-11-20T12:00:00Z')
    await deps.verifications.save(USER, { ...NEVER_ASKED, askedAt })
    await deps.refuseVerification.execute({ ...byAdmin, refusal: 'inactive' })
    deps.auditLog.entries.splice(0, 1, asStored(deps.auditLog.entries[0]))

    assert.equal(await deps.undo(), 'verification_reopened')

    assert.deepEqual(await deps.verifications.find(USER), { ...NEVER_ASKED, askedAt })
    const registration = registrationHash(deps.hasher, deps.user()?.crm ?? '')
    assert.deepInclude(deps.auditLog.entries.at(-1), {
      undoes: '1',
      before: { isVerified: false, registration },
      after: { isVerified: false, registration },
    })
  })

  test('refuses to undo a refusal without the day of the request', async ({ assert }) => {
    const deps = await undoDependencies()
    await deps.auditLog.record({ ...BY_AN_ADMIN, action: 'verification_refused', before: {}, after: {} })

    assert.equal(await deps.undo(), 'audit_entry_outdated')
  })

  test('restores a demoted administrator', async ({ assert }) => {
    const deps = await undoDependencies()
    await deps.promoteUser.execute({ by: BY_OPERATOR, userId: USER })
    await deps.demoteUser.execute({ by: BY_OPERATOR, userId: USER })

    assert.equal(await deps.undo('2', BY_OPERATOR), 'account_promoted')

    assert.equal(deps.user()?.role, 'admin')
  })

  test('is offered to administrators for their own powers, to operators for all', ({ assert }) => {
    const offered = (action: AuditAction) => [BY_ADMIN, BY_OPERATOR, BY_USER].map((by) => mayUndo(by, action))

    assert.deepEqual(offered('professional_blocked'), [true, true, false])
    assert.deepEqual(offered('review_kept'), [true, true, false])
    for (const action of [
      'account_promoted',
      'account_demoted',
      'review_approved',
      'review_rejected',
    ] as const)
      assert.deepEqual(offered(action), [false, true, false], action)
    assert.deepEqual(offered('professional_read'), [false, false, false])
  })

  test('undoes a change of many users, except those changed since', async ({ assert }) => {
    const deps = await undoDependencies()
    const other = aUuid(4)
    await deps.professionals.save(
      aProfessional({ id: other, email: 'rui@exemplo.com.br', slug: 'rui-dias', crm: 'CRM-SP 999' }),
    )
    const { changeManyUsers, undoChangeOfMany } = buildAdminUseCases(deps as unknown as AdminPorts)
    const change = { action: 'subscription', value: 'premium' } as const
    const many = { by: BY_ADMIN, userIds: [USER, other], change }
    await changeManyUsers.execute(many)
    deps.professionals.overwrite(other, { subscriptionLevel: 'free' })

    const undone = await undoChangeOfMany.execute({ ...many, userIds: [USER, other, aUuid(99), USER] })

    assert.deepEqual(
      undone.ok && undone.value.map(({ userId, result }) => [userId, result.ok || result.failure]),
      [
        [USER, true],
        [other, 'audit_entry_outdated'],
        [aUuid(99), 'audit_entry_not_found'],
      ],
    )
    assert.equal(deps.user()?.subscriptionLevel, 'free')
    assert.equal(deps.auditLog.entries.at(-1)?.undoes, '1')
    assert.deepEqual(await undoChangeOfMany.execute({ ...many, by: BY_USER }), {
      ok: false,
      failure: 'forbidden',
    })
  })

  test("does not undo another administrator's change", async ({ assert }) => {
    const deps = await undoDependencies()
    const { changeManyUsers, undoChangeOfMany } = buildAdminUseCases(deps as unknown as AdminPorts)
    const change = { action: 'block', value: true } as const
    await changeManyUsers.execute({ by: { kind: 'admin', id: aUuid(5) }, userIds: [USER], change })

    const undone = await undoChangeOfMany.execute({ by: BY_ADMIN, userIds: [USER], change })

    assert.deepEqual(undone.ok && undone.value[0]?.result, { ok: false, failure: 'audit_entry_not_found' })
    assert.isTrue(deps.user()?.blocked)
  })

  test("works within the administrators' use cases", async ({ assert }) => {
    const deps = await undoDependencies()
    const { changeManyUsers, undoAuditEntry } = buildAdminUseCases(deps as unknown as AdminPorts)

    await changeManyUsers.execute({ by: BY_ADMIN, userIds: [USER], change: { action: 'block', value: true } })
    assert.isTrue(deps.user()?.blocked)
    const undone = await undoAuditEntry.execute({ by: BY_ADMIN, entryId: '1' })

    assert.equal(undone.ok && undone.value.action, 'professional_unblocked')
    assert.isFalse(deps.user()?.blocked)
  })
})
