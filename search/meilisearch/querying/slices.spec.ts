import { test } from '@japa/runner'
import { slicesOf } from './search_gateway.ts'

test.group('slices of parts laid end to end', () => {
  test('covers every page without a gap or a repetition', ({ assert }) => {
    const totals = [3, 0, 5, 1, 12]
    const everyone = totals.flatMap((total, part) =>
      Array.from({ length: total }, (_, at) => `${part}.${at}`),
    )
    for (const limit of [1, 2, 4, 7, 50]) {
      const pages = Array.from({ length: Math.ceil(everyone.length / limit) }, (_none, page) =>
        slicesOf(totals, page * limit, limit).flatMap((slice) =>
          Array.from({ length: slice.limit }, (_, at) => `${slice.part}.${slice.offset + at}`),
        ),
      )
      assert.deepEqual(pages.flat(), everyone)
      assert.isTrue(pages.every((page) => page.length <= limit))
    }
  })

  test('returns none past the end', ({ assert }) => {
    assert.isEmpty(slicesOf([3, 2], 5, 10))
  })
})
