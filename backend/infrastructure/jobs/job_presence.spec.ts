import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { mock } from 'node:test'
import { test } from '@japa/runner'
import { JobPresence } from './job_presence.ts'

test.group('The heartbeat of a worker', (group) => {
  let silent: Server
  let presence: JobPresence
  group.each.setup(async () => {
    silent = createServer()
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    presence = new JobPresence(`postgres://a@127.0.0.1:${(silent.address() as AddressInfo).port}/a`)
    mock.timers.enable({ apis: ['setInterval'] })
    return () => {
      mock.timers.reset()
      silent.close()
    }
  })

  test('is sent one at a time, so that a stop waits for at most one', async ({ assert }) => {
    let beats = 0
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

  test('goes on after one that failed', async ({ assert }) => {
    const beats: object[] = []
    silent.on('connection', (socket) => {
      beats.push(socket)
      socket.on('error', () => {})
      socket.destroy()
    })

    presence.start()
    while (beats.length < 3) {
      mock.timers.tick(10_000)
      await new Promise(setImmediate)
    }
    await presence.stop()

    assert.isAtLeast(beats.length, 3)
  })
})
