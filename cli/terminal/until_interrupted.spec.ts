import { test } from '@japa/runner'
import { untilInterrupted } from './until_interrupted.ts'

/** As if the person had pressed Ctrl-C, heard by nobody but the newest listener. */
function interrupt(): void {
  process.listeners('SIGINT').at(-1)?.('SIGINT')
}

test.group('untilInterrupted', () => {
  test('asks the work to stop at the first interruption and waits for it', async ({ assert }) => {
    const answer = await untilInterrupted(async (signal) => {
      interrupt()
      return signal.aborted ? 'ended in good order' : 'went on'
    })

    assert.equal(answer, 'ended in good order')
  })

  test('stops listening when the work ends, successfully or not', async ({ assert }) => {
    const before = process.listenerCount('SIGINT')

    await untilInterrupted(async () => {})
    await assert.rejects(() => untilInterrupted(() => Promise.reject(new Error('failed'))), 'failed')

    assert.equal(process.listenerCount('SIGINT'), before)
  })
})
