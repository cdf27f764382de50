import { EventEmitter } from 'node:events'
import { test } from '@japa/runner'
import { stopOnSignals, collectWhenIdle } from './running_process.ts'

/** Sends a signal to a process that stops by `stop`; gives its exit code and what it said. */
async function signalled(stop: () => Promise<void>, signal = 'SIGTERM') {
  const signals = new EventEmitter()
  const lines: string[] = []
  const { promise: ended, resolve: exit } = Promise.withResolvers<number>()
  const keepsRunning = setInterval(() => {}, 1_000)
  stopOnSignals({ stop, exit, signals, log: (line) => void lines.push(line), lastResort: 20 })
  signals.emit(signal)
  const code = await ended
  clearInterval(keepsRunning)
  return { code, lines }
}

test.group('a process that is told to stop', () => {
  for (const signal of ['SIGTERM', 'SIGINT'])
    test(`ends with 0 once all is finished, by ${signal}`, async ({ assert }) => {
      assert.deepEqual(await signalled(async () => {}, signal), { code: 0, lines: [] })
    })

  test('ends in time though something never finishes, and says so', async ({ assert }) => {
    const { code, lines } = await signalled(() => new Promise(() => {}))

    assert.equal(code, 1)
    assert.lengthOf(lines, 1)
  })

  test('ends with 1 where stopping failed', async ({ assert }) => {
    assert.equal((await signalled(() => Promise.reject(new Error('broken')))).code, 1)
  })
})

const MEGABYTE = 1_048_576

/** A process of which collecting leaves 80 MB. */
function process() {
  const state = { busy: 0, used: 0, collected: 0 }
  const look = collectWhenIdle({
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

test.group('collectWhenIdle', () => {
  test('collects when idle, and again once enough garbage has gathered', ({ assert }) => {
    const collectedAt = process()

    assert.deepEqual([collectedAt(0, 150), collectedAt(0, 100), collectedAt(0, 110)], [1, 0, 1])
  })

  test('leaves alone a process that people keep asking, until they stop', ({ assert }) => {
    const collectedAt = process()

    assert.deepEqual([collectedAt(0.2, 400), collectedAt(0.02, 400), collectedAt(0, 400)], [0, 0, 1])
  })
})
