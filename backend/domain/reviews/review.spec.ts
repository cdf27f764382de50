import { test } from '@japa/runner'
import { ratingOf } from './rating.ts'
import { Review, type SubmittedReview } from './review.ts'
import { aReview } from './testing/a_review.ts'

const AT = new Date('2026-11-21T12:00:00Z')
const submit = (words: Partial<SubmittedReview>) => Review.submit({ ...aReview().state, ...words })

test.group('a review', () => {
  test('is pending, whatever the input says', ({ assert }) => {
    const review = Review.submit(aReview({ status: 'approved' }).state)

    assert.equal(review.ok && review.value.state.status, 'pending')
    assert.isFalse(review.ok && review.value.isPublic())
  })

  for (const rating of [0, 6, 4.5, NaN, -1])
    test(`refuses ${rating} stars`, ({ assert }) => {
      assert.deepEqual(submit({ rating }), { ok: false, failure: 'rating_invalid' })
    })

  test('requires a name and accepts a comment of at most 1,000 characters', ({ assert }) => {
    assert.deepEqual(submit({ patientName: ' ' }), { ok: false, failure: 'patient_name_invalid' })
    assert.isTrue(submit({ comment: '👍'.repeat(1_000) }).ok)
    assert.deepEqual(submit({ comment: 'a'.repeat(1_001) }), { ok: false, failure: 'comment_invalid' })
  })

  const decisions = [
    ['pending', 'approved', true],
    ['pending', 'rejected', true],
    ['approved', 'rejected', true],
    ['approved', 'approved', true],
    ['rejected', 'rejected', true],
    ['rejected', 'approved', false],
  ] as const
  for (const [from, to, allowed] of decisions)
    test(`${allowed ? 'may go' : 'never goes'} from ${from} to ${to}`, ({ assert }) => {
      const review = aReview({ status: from })

      assert.equal(review.moderate(to, { objection: 'fake', at: AT }).ok, allowed)
      assert.equal(review.state.status, allowed ? to : from)
    })

  test('leaves quarantine by a decision or by release', ({ assert }) => {
    const [judged, released] = [aReview({ quarantined: true }), aReview({ quarantined: true })]

    judged.moderate('approved', { at: AT })
    released.release(AT)

    assert.isFalse(judged.state.quarantined)
    assert.deepInclude(released.state, { quarantined: false, status: 'pending', updatedAt: AT })
  })

  for (const status of ['approved', 'rejected'] as const)
    test(`leaves quarantine when its decision '${status}' is repeated`, ({ assert }) => {
      const [overridden, judged] = [
        aReview({ status, quarantined: true }),
        aReview({ status, quarantined: true }),
      ]

      overridden.override(status, AT)
      judged.moderate(status, { objection: 'fake', at: AT })

      for (const review of [overridden, judged])
        assert.deepInclude(review.state, { status, quarantined: false, updatedAt: AT })
    })

  test('stays unchanged when the same decision is repeated', ({ assert }) => {
    const review = aReview({ status: 'approved' })
    const before = review.state

    review.override('approved', AT)

    assert.equal(review.state, before)
  })
})

test.group('a review under objection', () => {
  test('can be rejected by the professional only for a listed reason', ({ assert }) => {
    const review = aReview()

    assert.deepEqual(review.moderate('rejected', { at: AT }), { ok: false, failure: 'objection_missing' })
    review.moderate('rejected', { objection: 'offensive', at: AT })

    assert.deepInclude(review.state, {
      status: 'rejected',
      objection: 'offensive',
      rejectedBy: 'professional',
    })
  })

  test('is kept with its reports answered, or removed once by the site', ({ assert }) => {
    const [kept, removed] = [
      aReview({ status: 'approved', quarantined: true }),
      aReview({ status: 'approved' }),
    ]

    kept.keep(AT)
    removed.remove('fake', AT)

    assert.deepInclude(kept.state, { status: 'approved', quarantined: false, reportsDecidedAt: AT })
    const removal = {
      status: 'rejected',
      objection: 'fake',
      rejectedBy: 'site',
      reportsDecidedAt: AT,
    } as const
    assert.deepInclude(removed.state, removal)
    assert.deepEqual(removed.remove('fake', AT), { ok: false, failure: 'review_already_moderated' })
  })

  test('loses its rejection reason when an operator approves it', ({ assert }) => {
    const review = aReview({ status: 'rejected', objection: 'fake', rejectedBy: 'professional' })

    review.override('approved', AT)

    assert.deepInclude(review.state, { status: 'approved', objection: null, rejectedBy: null })
  })
})

test.group('an answered review', () => {
  test('has only the last answer, or none after it is removed', ({ assert }) => {
    const review = aReview({ status: 'approved' })

    review.reply('Obrigada!', AT)
    review.reply('  Obrigada, Carla! ', AT)
    assert.deepInclude(review.state, { answer: 'Obrigada, Carla!', answeredAt: AT })

    review.reply(null, AT)
    assert.deepInclude(review.state, { answer: null, answeredAt: null })
  })

  test('must be public, with an answer of at most 1,000 characters', ({ assert }) => {
    const [pending, approved] = [aReview(), aReview({ status: 'approved' })]

    assert.deepEqual(pending.reply('Obrigada!', AT), { ok: false, failure: 'review_not_public' })
    assert.deepEqual(approved.reply('a'.repeat(1_001), AT), { ok: false, failure: 'answer_invalid' })
  })
})

test.group('ratingOf', () => {
  test('rounds the average half up to one decimal', ({ assert }) => {
    assert.deepEqual(ratingOf([0, 0, 0, 13, 7]), { rating: 4.4, reviewCount: 20 })
    assert.deepEqual(ratingOf([1, 0, 0, 0, 1]), { rating: 3, reviewCount: 2 })
    assert.deepEqual(ratingOf([0, 0, 0, 3, 1]), { rating: 4.3, reviewCount: 4 })
  })

  test('is null without reviews', ({ assert }) => {
    assert.deepEqual(ratingOf([0, 0, 0, 0, 0]), { rating: 0, reviewCount: 0 })
  })
})
