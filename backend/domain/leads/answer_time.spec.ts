import { test } from '@japa/runner'
import { medianAnswerMinutes } from './answer_time.ts'

const createdAt = new Date('2026-11-20T12:00:00Z')
const waited = (...minutes: number[]) =>
  medianAnswerMinutes(
    minutes.map((each) => ({ createdAt, answeredAt: new Date(createdAt.getTime() + each * 60_000) })),
  )

test.group('The time that professionals take to answer', () => {
  test('is the median, from five leads on', ({ assert }) => {
    assert.isNull(waited(1, 2, 3, 4))
    assert.equal(waited(600, 5, 20, 10, 90), 20)
    assert.equal(waited(600, 5, 20, 10, 90, 31), 25)
  })
})
