import { test } from '@japa/runner'
import { lastDays, saoPauloDay } from './dates.ts'

test.group('calendar day', () => {
  test('changes at midnight in São Paulo', ({ assert }) => {
    assert.equal(saoPauloDay(new Date('2026-11-21T02:59:59Z')), '2026-11-20')
    assert.equal(saoPauloDay(new Date('2026-11-21T03:00:00Z')), '2026-11-21')
  })

  test('counts back over the end of a month', ({ assert }) => {
    assert.deepEqual(lastDays(new Date('2026-12-01T12:00:00Z'), 3), [
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
    ])
  })
})
