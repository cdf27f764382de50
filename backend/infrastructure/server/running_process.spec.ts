import { EventEmitter } from 'node:events'
import { test } from '@japa/runner'
import { stopOnSignals } from './running_process.ts'

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
    test(`ends with 0 once all is finished, on ${signal}`, async ({ assert }) => {
      assert.deepEqual(await signalled(async () => {}, signal), { code: 0, lines: [] })
    })

  test('ends in time even if something never finishes, and says so', async ({ assert }) => {
    const { code, lines } = await signalled(() => new Promise(() => {}))

    assert.equal(code, 1)
    assert.lengthOf(lines, 1)
  })

  test('ends with 1 if stopping failed', async ({ assert }) => {
    assert.equal((await signalled(() => Promise.reject(new Error('broken')))).code, 1)
  })
})
