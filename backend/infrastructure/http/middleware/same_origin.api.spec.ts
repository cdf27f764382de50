import { test } from '@japa/runner'
import { request } from 'node:http'
import { givenAccount, PASSWORD } from '#infrastructure/server/testing/accounts.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

/** What a browser sends on plain http by a name that is not localhost: `Origin`, and no `Sec-Fetch-Site`. */
function logIn(site: TestApp, email: string, headers: Record<string, string>): Promise<number> {
  const { port } = new URL(site.url)
  const body = JSON.stringify({ email, password: PASSWORD })
  return new Promise((resolve, reject) => {
    const sent = request({
      ...{ host: '127.0.0.1', port, path: '/api/login', method: 'POST' },
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
    })
    sent.once('response', (answer) => resolve(answer.resume().statusCode ?? 0)).once('error', reject)
    sent.end(body)
  })
}

test.group('A site opened by another address of its machine', () => {
  test('accepts writes without APP_URL, but not from other sites', async ({ assert, cleanup }) => {
    const site = await openTestApp({ APP_URL: '' })
    cleanup(() => site.close())
    const { state } = await givenAccount(site.app)
    const status = (host: string, origin: string) => logIn(site, state.email, { host, origin })

    assert.equal(await status('192.168.0.5:3333', 'http://192.168.0.5:3333'), 200)
    assert.equal(await status('meupc.lan:3333', 'http://meupc.lan:3333'), 200)
    for (const origin of [
      'http://meupc.lan',
      'http://meupc.lan:3334',
      'https://meupc.lan:3333',
      'http://evil.example',
      'null',
    ])
      assert.equal(await status('meupc.lan:3333', origin), 403, origin)
    const stranger = {
      host: 'meupc.lan:3333',
      origin: 'http://meupc.lan:3333',
      'sec-fetch-site': 'cross-site',
    }
    assert.equal(await logIn(site, state.email, stranger), 403)
  })

  test('is refused if APP_URL differs', async ({ assert, cleanup }) => {
    const site = await openTestApp()
    cleanup(() => site.close())
    const { state } = await givenAccount(site.app)

    const host = 'meupc.lan:3333'
    assert.equal(await logIn(site, state.email, { host, origin: 'http://meupc.lan:3333' }), 403)
    assert.equal(await logIn(site, state.email, { host, origin: 'http://saude.test' }), 200)
  })
})
