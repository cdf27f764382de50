import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { freePort } from './postmaster.ts'

test.group('A free port', () => {
  test('is the preferred one if it is free', async ({ assert }) => {
    const preferred = await freePort(0)

    assert.equal(await freePort(preferred), preferred)
  })

  test('is another one otherwise', async ({ assert }) => {
    const busy = createServer().listen(0, '127.0.0.1')
    await once(busy, 'listening')
    const { port } = busy.address() as AddressInfo

    assert.notEqual(await freePort(port), port)
    busy.close()
  })
})
