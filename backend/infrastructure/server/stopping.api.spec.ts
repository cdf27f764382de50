import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { test } from '@japa/runner'
import { openTestApp, type TestApp } from './testing/test_app.ts'

const BODY = JSON.stringify({ email: 'a@b.co', password: 'whatever' })

test.group('147: stopping', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp()
    return () => site.close()
  })

  test('finishes current requests, and closes their connections', async ({ assert }) => {
    const agent = new Agent({ keepAlive: true })
    const asking = request(`${site.url}/api/login`, {
      agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': BODY.length,
        'sec-fetch-site': 'same-origin',
        expect: '100-continue',
      },
    })
    asking.flushHeaders()
    await once(asking, 'continue')

    const stopped = site.stop()
    asking.end(BODY)
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    answer.resume()

    assert.equal(answer.statusCode, 401)
    assert.equal(answer.headers.connection, 'close')
    await stopped
    await assert.rejects(() => fetch(`${site.url}/health/live`))
    agent.destroy()
  }).timeout(8_000)
})

test.group('147: leaving', () => {
  test('is visible to clients and readiness checks', async ({ assert, cleanup }) => {
    const site = await openTestApp()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    cleanup(async () => {
      agent.destroy()
      await site.close()
    })
    const ask = async (path: string) => {
      const asking = request(`${site.url}${path}`, { agent }).end()
      const [answer] = (await once(asking, 'response')) as [IncomingMessage]
      await once(answer.resume(), 'end')
      return { status: answer.statusCode, connection: answer.headers.connection, again: asking.reusedSocket }
    }
    await ask('/health/live')

    const stopped = site.stop(60_000)
    const anew = await site.call('/health/ready')
    const kept = await ask('/health/ready')
    await stopped

    assert.equal(anew.status, 503)
    assert.deepEqual(await anew.json(), { status: 'unavailable' })
    assert.deepEqual(kept, { status: 503, connection: 'close', again: true })
  }).timeout(300_000)
})
