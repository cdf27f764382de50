import { test } from '@japa/runner'
import { BY_RELEVANCE, orderBy, readOrder, roundedPoint, writtenOrder } from './list_order.ts'

const read = (query: string) => readOrder(new URLSearchParams(query))

test.group('The order of a list', () => {
  test('is by relevance by default', ({ assert }) => {
    for (const query of [
      '',
      'sort=relevance',
      'sort=nearest',
      'sort=price',
      'near=',
      'near=here',
      'near=1',
      'near=1,2,3',
    ])
      assert.deepEqual(read(query), BY_RELEVANCE, query)
  })

  test('survives the way into the address and back', ({ assert }) => {
    for (const order of [
      BY_RELEVANCE,
      orderBy('rating'),
      orderBy('lowest_price'),
      { sort: '', near: '-22.91,-47.06' },
    ])
      assert.deepEqual(
        read(new URLSearchParams(writtenOrder(order as typeof BY_RELEVANCE)).toString()),
        order,
      )
  })

  test('keeps no point finer than about a kilometre', ({ assert }) => {
    assert.equal(roundedPoint(-22.905123, -47.060987), '-22.91,-47.06')
    assert.deepEqual(read('near=-22.905123,-47.060987'), { sort: '', near: '-22.91,-47.06' })
  })

  test('rejects impossible coordinates', ({ assert }) => {
    assert.equal(read('near=91,0').near, '')
    assert.equal(read('near=0,181').near, '')
    assert.equal(roundedPoint(NaN, 0), '')
  })

  test('prefers a chosen order to a point in the address', ({ assert }) => {
    assert.deepEqual(read('near=-22.91,-47.06&sort=rating'), orderBy('rating'))
    assert.deepEqual(read('near=-22.91,-47.06&sort=relevance'), BY_RELEVANCE)
    assert.equal(read('near=-22.91,-47.06&sort=nearest').near, '-22.91,-47.06')
  })
})
