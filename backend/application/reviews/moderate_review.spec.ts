import { test } from '@japa/runner'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { ReviewState } from '#domain/reviews/review.ts'
import { aReview } from '#domain/reviews/testing/a_review.ts'
import {
  DecideReview,
  type DecideReviewInput,
  ModerateReview,
  type ModerateReviewInput,
  UndoModeration,
} from './moderate_review.ts'
import { reviewDependencies } from './testing/review_dependencies.ts'

const OPERATOR = { kind: 'operator', id: 'cli:maria' } as const
const ADMIN = { kind: 'admin', id: aUuid(9) } as const
const OWNER = { kind: 'professional', id: aUuid(1) } as const

async function moderating(review: Partial<ReviewState> = {}) {
  const deps = await reviewDependencies({ reviews: [aReview({ rating: 4, ...review })] })
  const refreshed: string[] = []
  const index = {
    refresh: async (ids: readonly string[]) => void refreshed.push(...ids),
    rebuild: async () => 0,
    settle: async () => undefined,
    status: () => Promise.reject(new Error('not asked')),
  }
  const moderate = new ModerateReview({ ...deps, index })
  const give = (status: ModerateReviewInput['status'], by: ModerateReviewInput['by'] = OWNER) =>
    moderate.execute({ reviewId: aUuid(201), status, by, objection: 'fake' })
  const check = (id: string) => moderate.check({ reviewId: aUuid(201), by: { kind: 'professional', id } })
  return { ...deps, index, refreshed, give, check }
}

test.group('ModerateReview', () => {
  test('publishes an approved review and updates rating, index and audit log', async ({ assert }) => {
    const { give, reviews, professionals, refreshed, auditLog } = await moderating()

    assert.isTrue((await give('approved')).ok)

    assert.equal(reviews.states()[0]?.status, 'approved')
    assert.deepInclude(professionals.stateOf(aUuid(1)), { rating: 4, reviewCount: 1 })
    assert.deepEqual(refreshed, [aUuid(1)])
    assert.deepInclude(auditLog.entries[0], {
      actorKind: 'professional',
      actorId: aUuid(1),
      action: 'review_approved',
    })
  })

  test('removes the rating with the last approved review', async ({ assert }) => {
    const { give, professionals } = await moderating({ status: 'approved' })

    await give('rejected', OPERATOR)

    assert.deepInclude(professionals.stateOf(aUuid(1)), { rating: 0, reviewCount: 0 })
  })

  test('ignores a repeated decision', async ({ assert }) => {
    const { give, auditLog } = await moderating()
    await give('approved')

    assert.isTrue((await give('approved')).ok)

    assert.lengthOf(auditLog.entries, 1)
  })

  test('checks beforehand who may decide', async ({ assert }) => {
    const { check } = await moderating()

    assert.deepEqual(await check(aUuid(1)), { ok: true, value: undefined })
    assert.deepEqual(await check(aUuid(2)), { ok: false, failure: 'review_not_found' })
  })

  test('never restores a rejected review', async ({ assert }) => {
    const { give } = await moderating({ status: 'rejected' })

    assert.deepEqual(await give('approved'), { ok: false, failure: 'review_already_moderated' })
  })

  test('lets an operator overrule the professional, recorded', async ({ assert }) => {
    const { give, auditLog, professionals } = await moderating({ status: 'rejected' })

    assert.isTrue((await give('approved', OPERATOR)).ok)

    assert.deepInclude(professionals.stateOf(aUuid(1)), { rating: 4, reviewCount: 1 })
    assert.deepInclude(auditLog.entries[0], { actorKind: 'operator', actorId: 'cli:maria' })
  })

  test('lets an operator bring an approved review out of quarantine', async ({ assert }) => {
    const { give, auditLog, reviews, professionals } = await moderating({
      status: 'approved',
      quarantined: true,
    })

    assert.isTrue((await give('approved', OPERATOR)).ok)
    assert.isFalse(reviews.states()[0]?.quarantined)
    assert.deepInclude(professionals.stateOf(aUuid(1)), { rating: 4, reviewCount: 1 })
    assert.lengthOf(auditLog.entries, 1)

    assert.isTrue((await give('approved', OPERATOR)).ok)
    assert.lengthOf(auditLog.entries, 1)
  })

  test("does not find someone else's review", async ({ assert }) => {
    const { give, reviews } = await moderating()

    const result = await give('approved', { kind: 'professional', id: aUuid(2) })

    assert.deepEqual(result, { ok: false, failure: 'review_not_found' })
    assert.equal(reviews.states()[0]?.status, 'pending')
  })
})

test.group('DecideReview', () => {
  async function deciding(review: Partial<ReviewState> = {}) {
    const deps = await moderating({ status: 'approved', ...review })
    const decide = new DecideReview(deps)
    const takeBack = new UndoModeration(deps)
    const log = (input: Partial<DecideReviewInput> = {}) =>
      decide.execute({ reviewId: aUuid(201), by: ADMIN, ...input })
    return { ...deps, log, takeBack }
  }

  test('removes a review, notifies the professional and updates the rating', async ({ assert }) => {
    const { log, reviews, professionals, jobs, auditLog } = await deciding()

    assert.isTrue((await log({ objection: 'offensive', reason: 'Xingamento' })).ok)

    assert.deepInclude(reviews.states()[0], {
      status: 'rejected',
      rejectedBy: 'site',
      objection: 'offensive',
    })
    assert.deepInclude(professionals.stateOf(aUuid(1)), { rating: 0, reviewCount: 0 })
    assert.deepEqual(
      jobs.jobs().map(({ payload }) => payload),
      [{ kind: 'review_removed', accountId: aUuid(1), email: `ana-${aUuid(1)}@exemplo.com.br` }],
    )
    assert.deepInclude(auditLog.entries[0], {
      ...{ actorKind: 'admin', action: 'review_removed', reason: 'Xingamento' },
      before: { status: 'approved', objection: null, rejectedBy: null, reportsDecidedAt: null },
      after: { status: 'rejected', objection: 'offensive', rejectedBy: 'site' },
    })
  })

  test('keeps a review, which leaves quarantine and notifies the professional', async ({ assert }) => {
    const { log, reviews, jobs, clock } = await deciding({ quarantined: true, status: 'pending' })

    assert.isTrue((await log()).ok)

    const kept = { status: 'pending', quarantined: false, reportsDecidedAt: clock.now() }
    assert.deepInclude(reviews.states()[0], kept)
    const told = {
      task: 'send_notice' as const,
      payload: { kind: 'new_review' as const, accountId: aUuid(1), email: `ana-${aUuid(1)}@exemplo.com.br` },
    }
    assert.deepEqual(jobs.jobs(), [told])
    await log()
    assert.deepEqual(jobs.jobs(), [told])
  })

  test('requires an administrator or operator, who can undo it', async ({ assert }) => {
    const { log, takeBack, reviews } = await deciding()
    const to = { status: 'approved', objection: null, rejectedBy: null, reportsDecidedAt: null } as const

    assert.deepEqual(await log({ by: OWNER, objection: 'fake' }), { ok: false, failure: 'forbidden' })
    await log({ objection: 'fake' })
    const refused = await takeBack.execute({ reviewId: aUuid(201), by: ADMIN, to })
    await takeBack.execute({ reviewId: aUuid(201), by: ADMIN, to, isDecision: true })

    assert.deepEqual(refused, { ok: false, failure: 'forbidden' })
    assert.deepInclude(reviews.states()[0], { ...to })
  })

  test('reports a deleted review', async ({ assert }) => {
    const deps = await moderating()
    const gone = { ok: false, failure: 'review_not_found' } as const
    const reviewId = aUuid(299)

    assert.deepEqual(
      await new UndoModeration(deps).execute({ reviewId, by: OPERATOR, to: { status: 'pending' } }),
      gone,
    )
    assert.deepEqual(await new DecideReview(deps).execute({ reviewId, by: ADMIN, objection: 'fake' }), gone)
  })
})
