import { test } from '@japa/runner'
import {
  pagesOfReviews,
  reviewsOrderIn,
  reviewsPageIn,
  soughtFirst,
  soughtInsurerIn,
  withReviewsOrder,
  withReviewsPage,
} from './in_url.ts'

test.group('The page of reviews in the address', () => {
  test('is the one asked for', ({ assert }) => {
    assert.equal(reviewsPageIn(new URLSearchParams('avaliacoes=3')), 3)
  })

  test('is the first for invalid values')
    .with(['', 'avaliacoes=0', 'avaliacoes=-1', 'avaliacoes=1.5', 'avaliacoes=abc', 'avaliacoes='])
    .run(({ assert }, address) => {
      assert.equal(reviewsPageIn(new URLSearchParams(address)), 1)
    })

  test("is within the server's limit", ({ assert }) => {
    assert.equal(reviewsPageIn(new URLSearchParams('avaliacoes=9999')), 1000)
  })

  test('keeps the rest of the address when it changes', ({ assert }) => {
    assert.equal(withReviewsPage(new URLSearchParams('a=b'), 2), '?a=b&avaliacoes=2#avaliacoes')
  })

  test('is omitted for the first', ({ assert }) => {
    assert.equal(withReviewsPage(new URLSearchParams('avaliacoes=2'), 1), '?#avaliacoes')
  })

  test('counts ten reviews to a page', ({ assert }) => {
    assert.deepEqual([0, 10, 11, 20, 21].map(pagesOfReviews), [1, 1, 2, 2, 3])
  })
})

test.group('The insurer that was searched for', () => {
  test('comes from the fragment only', ({ assert }) => {
    assert.equal(soughtInsurerIn('#convenio=Bradesco%20Sa%C3%BAde'), 'Bradesco Saúde')
    for (const hash of ['', '#avaliacoes', '#convenio=%E0%A4%A', '#convenios'])
      assert.equal(soughtInsurerIn(hash), '', hash)
  })

  test('is listed first if accepted', ({ assert }) => {
    assert.deepEqual(soughtFirst(['Amil', 'Unimed'], 'Unimed'), ['Unimed', 'Amil'])
    assert.deepEqual(soughtFirst(['Amil', 'Unimed'], 'Omint'), ['Amil', 'Unimed'])
    assert.deepEqual(soughtFirst([], ''), [])
  })
})

test.group('The order of reviews in the URL', () => {
  test('is the newest first unless it says otherwise', ({ assert }) => {
    for (const [address, order] of [
      ['', 'newest'],
      ['ordem=menores', 'lowest'],
      ['ordem=outra', 'newest'],
    ] as const)
      assert.equal(reviewsOrderIn(new URLSearchParams(address)), order)
  })

  test('begins on the first page, and survives a turn of the page', ({ assert }) => {
    const address = new URLSearchParams('a=b&avaliacoes=3')
    assert.equal(withReviewsOrder(address, 'lowest'), '?a=b&ordem=menores#avaliacoes')
    assert.equal(withReviewsOrder(new URLSearchParams('ordem=menores'), 'newest'), '?#avaliacoes')
    assert.equal(
      withReviewsPage(new URLSearchParams('ordem=menores'), 2),
      '?ordem=menores&avaliacoes=2#avaliacoes',
    )
  })
})
