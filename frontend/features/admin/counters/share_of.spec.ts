import { test } from '@japa/runner'
import { shareOf } from './share_of.ts'

test.group('shareOf', () => {
  test('says the whole percent', ({ assert }) => {
    assert.deepEqual(
      [shareOf(0, 8), shareOf(1, 8), shareOf(8, 8)].map((share) => share.replace(/\s/, '')),
      ['0%', '13%', '100%'],
    )
  })

  test('rounds a few to neither nobody nor everybody', ({ assert }) => {
    assert.equal(shareOf(1, 100_000), '<1%')
    assert.equal(shareOf(99_999, 100_000), '>99%')
  })

  test('says nothing where there is nobody', ({ assert }) => {
    assert.equal(shareOf(0, 0), '')
  })
})
