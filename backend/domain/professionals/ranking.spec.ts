import { test } from '@japa/runner'
import { rankOf, ratingOrderOf } from './ranking.ts'

const NEW_PROFESSIONAL = { isPremium: false, isVerified: false, rating: 0, reviewCount: 0 }

test.group('The ranking', () => {
  test('puts premium before any verification and any rating', ({ assert }) => {
    const best = rankOf({ ...NEW_PROFESSIONAL, isVerified: true, rating: 5, reviewCount: 100_000 })
    assert.isBelow(rankOf({ ...NEW_PROFESSIONAL, isPremium: true, rating: 1, reviewCount: 100_000 }), best)
  })

  test('puts the verified before any rating', ({ assert }) => {
    const best = rankOf({ ...NEW_PROFESSIONAL, rating: 5, reviewCount: 100_000 })
    assert.isBelow(rankOf({ ...NEW_PROFESSIONAL, isVerified: true, rating: 1, reviewCount: 100_000 }), best)
  })

  test('puts fifty reviews of 4.8 before one of 5', ({ assert }) => {
    const single = rankOf({ ...NEW_PROFESSIONAL, rating: 5, reviewCount: 1 })
    assert.isBelow(rankOf({ ...NEW_PROFESSIONAL, rating: 4.8, reviewCount: 50 }), single)
  })

  test('counts a professional without reviews as a 3', ({ assert }) => {
    assert.equal(rankOf(NEW_PROFESSIONAL), rankOf({ ...NEW_PROFESSIONAL, rating: 3, reviewCount: 400 }))
  })

  test('orders by rating alone when plan and verification do not count', ({ assert }) => {
    const paid = { isPremium: true, isVerified: true }
    for (const rated of [
      { rating: 0, reviewCount: 0 },
      { rating: 4.6, reviewCount: 6 },
    ])
      assert.equal(ratingOrderOf(rated), rankOf({ ...paid, ...rated }))
    assert.isBelow(
      ratingOrderOf({ rating: 4.8, reviewCount: 90 }),
      ratingOrderOf({ rating: 5, reviewCount: 4 }),
    )
  })

  test('counts in thousandths rounded half up', ({ assert }) => {
    const alone = { ...NEW_PROFESSIONAL, isPremium: true, isVerified: true }
    assert.equal(rankOf({ ...alone, rating: 4.6, reviewCount: 6 }), 5_000 - 3_600)
    assert.equal(rankOf({ ...alone, rating: 3.1, reviewCount: 6 }), 5_000 - 3_038)
  })
})
