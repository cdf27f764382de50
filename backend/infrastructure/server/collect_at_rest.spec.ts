import { test } from '@japa/runner'
import { collectAtRest } from './collect_at_rest.ts'

const MEGABYTE = 1_048_576

/** A process of which collecting leaves 80 MB. */
function process() {
  const state = { busy: 0, used: 0, collected: 0 }
  const look = collectAtRest({
    busy: () => state.busy,
    used: () => state.used,
    collect() {
      state.collected++
      state.used = 80 * MEGABYTE
    },
  })
  return (busy: number, megabytes: number) => {
    Object.assign(state, { busy, used: megabytes * MEGABYTE, collected: 0 })
    look()
    return state.collected
  }
}

test.group('collectAtRest', () => {
  test('collects at rest, and again once enough has come to lie about', ({ assert }) => {
    const collectedAt = process()

    assert.deepEqual([collectedAt(0, 150), collectedAt(0, 100), collectedAt(0, 110)], [1, 0, 1])
  })

  test('leaves alone a process that people keep asking, until they stop', ({ assert }) => {
    const collectedAt = process()

    assert.deepEqual([collectedAt(0.2, 400), collectedAt(0.02, 400), collectedAt(0, 400)], [0, 0, 1])
  })
})
