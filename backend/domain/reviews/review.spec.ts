import { test } from '@japa/runner'
import { ratingOf } from './rating.ts'
import { Review, type SubmittedReview } from './review.ts'
import { aReview } from './testing/a_review.ts'

const AT = new Date('2026-11-21T12:00:00Z')
const submit = (words: Partial<SubmittedReview>) => Review.submit({ ...aReview().state, ...words })

test.group('a review', () => {
  test('is pending whatever its sender says', ({ assert }) => {
    const review = Review.submit(aReview({ status: 'approved' }).state)

    assert.equal(review.ok && review.value.state.status, 'pending')
    assert.isFalse(review.ok && review.value.isPublic())
  })

  for (const rating of [0, 6, 4.5, NaN, -1])
    test(`refuses ${rating} stars`, ({ assert }) => {
      assert.deepEqual(submit({ rating }), { ok: false, failure: 'rating_invalid' })
    })

  test('needs a name and takes a comment of at most 1,000 characters', ({ assert }) => {
    assert.deepEqual(submit({ patientName: ' ' }), { ok: false, failure: 'patient_name_invalid' })
    assert.isTrue(submit({ comment: '👍'.repeat(1_000) }).ok)
    assert.deepEqual(submit({ comment: 'a'.repeat(1_001) }), { ok: false, failure: 'comment_invalid' })
  })

  const verdicts = [
    ['pending', 'approved', true],
    ['pending', 'rejected', true],
    ['approved', 'rejected', true],
    ['approved', 'approved', true],
    ['rejected', 'rejected', true],
    ['rejected', 'approved', false],
  ] as const
  for (const [from, to, allowed] of verdicts)
    test(`${allowed ? 'may go' : 'never goes'} from ${from} to ${to}`, ({ assert }) => {
      const review = aReview({ status: from })

      assert.equal(review.moderate(to, AT).ok, allowed)
      assert.equal(review.state.status, allowed ? to : from)
    })

  test('leaves quarantine by a verdict or by release', ({ assert }) => {
    const [judged, released] = [aReview({ quarantined: true }), aReview({ quarantined: true })]

    judged.moderate('approved', AT)
    released.release(AT)

    assert.isFalse(judged.state.quarantined)
    assert.deepInclude(released.state, { quarantined: false, status: 'pending', updatedAt: AT })
  })

  for (const status of ['approved', 'rejected'] as const)
    test(`leaves quarantine where its verdict '${status}' is given again`, ({ assert }) => {
      const [overridden, judged] = [
        aReview({ status, quarantined: true }),
        aReview({ status, quarantined: true }),
      ]

      overridden.override(status, AT)
      judged.moderate(status, AT)

      for (const review of [overridden, judged])
        assert.deepInclude(review.state, { status, quarantined: false, updatedAt: AT })
    })

  test('stays as it was where the same verdict has nothing to change', ({ assert }) => {
    const review = aReview({ status: 'approved' })
    const before = review.state

    review.override('approved', AT)

    assert.equal(review.state, before)
  })
})

test.group('ratingOf', () => {
  test('rounds the average half up to one decimal', ({ assert }) => {
    assert.deepEqual(ratingOf([0, 0, 0, 13, 7]), { rating: 4.4, reviewCount: 20 })
    assert.deepEqual(ratingOf([1, 0, 0, 0, 1]), { rating: 3, reviewCount: 2 })
    assert.deepEqual(ratingOf([0, 0, 0, 3, 1]), { rating: 4.3, reviewCount: 4 })
  })

  test('is nothing where there is no review', ({ assert }) => {
    assert.deepEqual(ratingOf([0, 0, 0, 0, 0]), { rating: 0, reviewCount: 0 })
  })
})
