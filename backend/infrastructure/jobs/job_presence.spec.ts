import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { mock } from 'node:test'
import { test } from '@japa/runner'
import { JobPresence } from './job_presence.ts'

test.group('The heartbeat of a worker', () => {
  test('is sent one at a time, so that a stop waits for at most one', async ({ assert, cleanup }) => {
    let beats = 0
    const silent = createServer()
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    mock.timers.enable({ apis: ['setInterval'] })
    cleanup(() => {
      mock.timers.reset()
      silent.close()
    })
    const presence = new JobPresence(`postgres://a@127.0.0.1:${(silent.address() as AddressInfo).port}/a`)
    silent.on('connection', (socket) => {
      socket.on('error', () => {})
      if (++beats > 1) socket.destroy()
    })

    const connected = once(silent, 'connection')
    presence.start()
    const [held] = await connected
    mock.timers.tick(40_000)
    held.destroy()
    await presence.stop()

    assert.equal(beats, 1)
  })
})
