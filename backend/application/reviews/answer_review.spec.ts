import { test } from '@japa/runner'
import { aProfessional, anId, aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { ReviewState } from '#domain/reviews/review.ts'
import { aReview } from '#domain/reviews/testing/a_review.ts'
import type { Sender } from '#domain/shared/visitor.ts'
import { AnswerReview, ReportReview } from './moderate_review.ts'
import { reviewDependencies } from './testing/review_dependencies.ts'

const OWNER = { id: anId(aUuid(1)), role: 'user' } as const
const STRANGER = { id: anId(aUuid(2)), role: 'user' } as const
const REVIEW = { reviewId: anId(aUuid(201)) } as const

const answering = async (review: Partial<ReviewState> = {}) => {
  const deps = await reviewDependencies({ reviews: [aReview({ status: 'approved', ...review })] })
  const answers = new AnswerReview(deps)
  return { ...deps, answers, stored: () => deps.reviews.states()[0] }
}

test.group('AnswerReview', () => {
  test('adds and removes one answer to a public review, recorded without its text', async ({ assert }) => {
    const { answers, stored, auditLog } = await answering()

    await answers.execute({ ...REVIEW, viewer: OWNER, answer: 'Obrigada!' })
    await answers.execute({ ...REVIEW, viewer: OWNER, answer: 'Obrigada, Carla!' })
    assert.equal(stored()?.answer, 'Obrigada, Carla!')
    await answers.execute({ ...REVIEW, viewer: OWNER, answer: null })

    assert.isNull(stored()?.answer)
    assert.deepEqual(
      auditLog.entries.map(({ action }) => action),
      ['review_answered', 'review_answered', 'review_answer_removed'],
    )
    const by = { actorKind: 'professional', actorId: OWNER.id } as const
    const subject = { subjectKind: 'review', subjectId: REVIEW.reviewId }
    assert.deepEqual(auditLog.entries[0], { ...by, ...subject, action: 'review_answered' })
    assert.notInclude(JSON.stringify(auditLog.entries), 'Obrigada')
  })

  test('ignores a repeated answer', async ({ assert }) => {
    const { answers, stored, auditLog } = await answering()
    const answer = () => answers.execute({ ...REVIEW, viewer: OWNER, answer: 'Obrigada!' })
    await answer()
    const first = stored()

    assert.isTrue((await answer()).ok)

    assert.equal(stored(), first)
    assert.lengthOf(auditLog.entries, 1)
  })

  test('refuses unpublished reviews and long answers', async ({ assert }) => {
    const { answers } = await answering()
    const { answers: ofPending, stored, auditLog } = await answering({ status: 'pending' })
    const long = { ...REVIEW, viewer: OWNER, answer: 'x'.repeat(1_001) }

    assert.deepEqual(await answers.execute(long), { ok: false, failure: 'answer_invalid' })
    const early = await ofPending.execute({ ...REVIEW, viewer: OWNER, answer: 'Obrigada!' })
    assert.deepEqual(early, { ok: false, failure: 'review_not_public' })
    assert.isNull(stored()?.answer)
    assert.isEmpty(auditLog.entries)
  })

  test("does not find another's review or one in quarantine", async ({ assert }) => {
    const { answers } = await answering()
    const { answers: kept } = await answering({ quarantined: true })
    const refused = { ok: false, failure: 'review_not_found' } as const

    assert.deepEqual(await answers.check({ ...REVIEW, viewer: STRANGER }), refused)
    assert.deepEqual(await answers.execute({ ...REVIEW, viewer: STRANGER, answer: 'Oi' }), refused)
    assert.deepEqual(await kept.check({ ...REVIEW, viewer: OWNER }), refused)
    assert.deepEqual(await answers.check({ ...REVIEW, viewer: OWNER }), { ok: true, value: undefined })
    const unknown = { reviewId: anId(aUuid(999)), viewer: OWNER }
    assert.deepEqual(await answers.check(unknown), refused)
  })
})

test.group('ReportReview', () => {
  const PERSON: Sender = { address: '203.0.113.5', userAgent: 'Firefox', elapsedMs: 5_000 }
  const reporting = async (review: Partial<ReviewState> = {}, blocked = false) => {
    const deps = await reviewDependencies({
      professional: aProfessional({ blocked }),
      reviews: [aReview({ status: 'approved', ...review })],
    })
    const reports = new ReportReview(deps)
    const log = (sender: Sender = PERSON) => reports.execute({ ...REVIEW, objection: 'offensive', sender })
    return { ...deps, log }
  }

  test('counts the same sender once for any reason', async ({ assert }) => {
    const { log, reviews, clock } = await reporting()

    await log()
    await log({ ...PERSON, userAgent: 'Chrome' })
    assert.isTrue((await log({ ...PERSON, address: '203.0.113.6' })).ok)

    assert.lengthOf(reviews.reports, 2)
    assert.deepEqual(reviews.reports[0], {
      ...{ ...REVIEW, objection: 'offensive', at: clock.now() },
      senderHash: 'hash of sender 203.0.113.5',
    })
  })

  test('accepts a report from an unknown address, without a sender', async ({ assert }) => {
    const { log, reviews } = await reporting()

    await log({ ...PERSON, address: null })

    assert.isNull(reviews.reports[0]?.senderHash)
  })

  test('answers a script as usual, without storing anything', async ({ assert }) => {
    const { log, reviews } = await reporting()

    assert.isTrue((await log({ ...PERSON, corFavorita: 'x' })).ok)

    assert.isEmpty(reviews.reports)
  })

  test('finds only public reviews', async ({ assert }) => {
    const refused = { ok: false, failure: 'review_not_found' } as const

    assert.deepEqual(await (await reporting({ status: 'pending' })).log(), refused)
    assert.deepEqual(await (await reporting({}, true)).log(), refused)
  })
})
