import { test } from '@japa/runner'
import { isWithin } from './periods.ts'

/** Half past midnight of 1 November in São Paulo. */
const NOW = new Date('2026-11-01T03:30:00Z')

test.group('isWithin', () => {
  test('lets everything through without a period', ({ assert }) => {
    assert.isTrue(isWithin('all', '2001-01-01T00:00:00Z', NOW))
  })

  test('takes today and the month from the calendar of São Paulo', ({ assert }) => {
    const [stillOctober, firstOfNovember] = ['2026-11-01T02:59:59Z', '2026-11-01T03:00:00Z']
    assert.isFalse(isWithin('today', stillOctober, NOW))
    assert.isTrue(isWithin('today', firstOfNovember, NOW))
    assert.isFalse(isWithin('month', stillOctober, NOW))
    assert.isTrue(isWithin('month', firstOfNovember, NOW))
    assert.isFalse(isWithin('month', '2025-11-15T12:00:00Z', NOW))
  })

  test('counts seven days for the week and ninety for three months', ({ assert }) => {
    assert.isTrue(isWithin('week', '2026-10-25T03:30:00Z', NOW))
    assert.isFalse(isWithin('week', '2026-10-25T03:29:59Z', NOW))
    assert.isTrue(isWithin('3months', '2026-08-03T03:30:00Z', NOW))
    assert.isFalse(isWithin('3months', '2026-08-03T03:29:59Z', NOW))
  })
})
