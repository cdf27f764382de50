import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { test } from '@japa/runner'
import { openTestHouse, type TestHouse } from './testing/test_house.ts'

const BODY = JSON.stringify({ email: 'a@b.co', password: 'whatever' })

test.group('147: stopping', (group) => {
  let site: TestHouse
  group.setup(async () => {
    site = await openTestHouse()
    return () => site.close()
  })

  test('147: answers who was asking, and sends them to another process by their next request', async ({
    assert,
  }) => {
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
