import { test } from '@japa/runner'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { CachedValue } from './cached_value.ts'

function aCounter() {
  const readings = { count: 0 }
  return { readings, read: async () => ++readings.count }
}

test.group('A kept value', () => {
  test('is read once while it is fresh', async ({ assert }) => {
    const clock = new FixedClock()
    const { read } = aCounter()
    const kept = new CachedValue(clock, 5, read)

    await kept.get()
    clock.advance({ minutes: 4 })

    assert.equal(await kept.get(), 1)
  })

  test('is read again when it has expired', async ({ assert }) => {
    const clock = new FixedClock()
    const { read } = aCounter()
    const kept = new CachedValue(clock, 5, read)

    await kept.get()
    clock.advance({ minutes: 5 })

    assert.equal(await kept.get(), 2)
  })

  test('is read once for simultaneous callers', async ({ assert }) => {
    const { read } = aCounter()
    const kept = new CachedValue(new FixedClock(), 5, read)

    assert.deepEqual(await Promise.all([kept.get(), kept.get()]), [1, 1])
  })

  test('forgets a failed reading', async ({ assert }) => {
    let isAway = true
    const kept = new CachedValue(new FixedClock(), 5, async () => {
      if (isAway) throw new Error('away')
      return 'here'
    })

    await assert.rejects(() => kept.get(), 'away')
    isAway = false

    assert.equal(await kept.get(), 'here')
  })
})
