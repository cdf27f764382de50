import { test } from '@japa/runner'
import { pagesOfReviews, reviewsPageIn, tabIn, withReviewsPage, withTab } from './in_url.ts'

test.group('The tab in the address', () => {
  test('is the one asked for', ({ assert }) => {
    assert.equal(tabIn(new URLSearchParams('aba=convenios')), 'convenios')
  })

  test('is the first for anything unknown')
    .with(['', 'aba=', 'aba=precos'])
    .run(({ assert }, address) => {
      assert.equal(tabIn(new URLSearchParams(address)), 'sobre')
    })

  test('keeps the page of reviews when it changes', ({ assert }) => {
    assert.equal(withTab(new URLSearchParams('avaliacoes=2'), 'servicos'), '?avaliacoes=2&aba=servicos')
  })

  test('is left unsaid when it is the first', ({ assert }) => {
    assert.equal(withTab(new URLSearchParams('aba=servicos'), 'sobre'), '?')
  })
})

test.group('The page of reviews in the address', () => {
  test('is the one asked for', ({ assert }) => {
    assert.equal(reviewsPageIn(new URLSearchParams('avaliacoes=3')), 3)
  })

  test('is the first for anything unreadable')
    .with(['', 'avaliacoes=0', 'avaliacoes=-1', 'avaliacoes=1.5', 'avaliacoes=abc', 'avaliacoes='])
    .run(({ assert }, address) => {
      assert.equal(reviewsPageIn(new URLSearchParams(address)), 1)
    })

  test('is never beyond what the server answers', ({ assert }) => {
    assert.equal(reviewsPageIn(new URLSearchParams('avaliacoes=9999')), 1000)
  })

  test('keeps the chosen tab when it changes', ({ assert }) => {
    assert.equal(
      withReviewsPage(new URLSearchParams('aba=servicos'), 2),
      '?aba=servicos&avaliacoes=2#avaliacoes',
    )
  })

  test('is left unsaid when it is the first', ({ assert }) => {
    assert.equal(withReviewsPage(new URLSearchParams('avaliacoes=2'), 1), '?#avaliacoes')
  })

  test('counts ten reviews to a page', ({ assert }) => {
    assert.deepEqual([0, 10, 11, 20, 21].map(pagesOfReviews), [1, 1, 2, 2, 3])
  })
})
