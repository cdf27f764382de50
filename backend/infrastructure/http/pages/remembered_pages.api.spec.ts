import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { mock } from 'node:test'
import { test } from '@japa/runner'
import { DatabaseUnavailable } from '#infrastructure/database/database_unavailable.ts'
import { startSiteProcess, type SiteProcess } from '#infrastructure/server/testing/site_process.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'
import { givenAccount, logIn } from '#infrastructure/server/testing/accounts.ts'

/** A read of any kind. */
interface Failing {
  execute(...input: never[]): Promise<unknown>
}

const REMEMBERED = { PAGE_CACHE_MB: '8' }

test.group('Remembered pages', (group) => {
  let site: TestApp
  let other: SiteProcess
  group.tap((each) => each.timeout(300_000))
  group.setup(async () => {
    site = await openTestApp(REMEMBERED)
    const { APP_URL, DATA_DIR, RATE_LIMIT_FACTOR } = site.app.settings
    other = await startSiteProcess({
      ...{ NODE_ENV: 'test', DATABASE_URL: site.app.database.url, DATABASE_OWNER_URL: site.owner.url },
      ...{ APP_URL: APP_URL ?? '', DATA_DIR, RATE_LIMIT_FACTOR: String(RATE_LIMIT_FACTOR) },
      ...{ APP_KEY: site.app.appKey, LOG_LEVEL: 'silent', ...REMEMBERED },
    })
    return async () => {
      await other.lines()
      await site.close()
    }
  })
  const statusAt = async (url: string, path: string) => (await fetch(url + path)).status
  const patch = (id: string, cookie: string, body: object) =>
    site.call(`/api/admin/users/${id}/block`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      body: JSON.stringify(body),
    })

  test('drop a blocked professional in every process, at once in the writing one', async ({ assert }) => {
    const admin = await givenAccount(site.app, { role: 'admin' })
    const ana = await givenAccount(site.app, { slug: 'ana-lembrada' })
    const cookie = await logIn(site, admin.state.email)
    for (const url of [site.url, other.url, site.url, other.url])
      assert.equal(await statusAt(url, '/ana-lembrada'), 200)

    const answer = await patch(ana.id, cookie, { blocked: true, reason: 'Registro não confere' })
    assert.equal(answer.status, 200)
    assert.equal(await statusAt(site.url, '/ana-lembrada'), 404)
    while ((await statusAt(other.url, '/ana-lembrada')) !== 404);
    const asAdmin = await fetch(`${other.url}/ana-lembrada`, { headers: { cookie } })
    assert.equal(asAdmin.status, 404)
  })

  test('count what was looked for in vain for each reader, but for programs and prefetches', async ({
    assert,
  }) => {
    const { searchCounter } = site.app.adapters
    const read = async (address: string, userAgent: string, headers: Record<string, string> = {}) =>
      (await site.call(address, { headers: { 'user-agent': userAgent, ...headers } })).text()
    for (const address of ['/?specialty=Pediatra&state=AC', '/?q=pediatra+no+acre']) {
      await read(address, 'Mozilla/5.0 Firefox/140.0')
      await read(address, 'Mozilla/5.0 Firefox/141.0')
      await read(address, 'Googlebot/2.1')
      await read(address, 'Mozilla/5.0 Firefox/142.0', { 'sec-purpose': 'prefetch' })
    }
    await searchCounter.flush()

    const { rows } = await searchCounter.demandSince('2026-01-01', 'nobody', { page: 1, limit: 200 })
    const sought = rows.find(({ specialty, state }) => specialty === 'Pediatra' && state === 'AC')
    assert.deepInclude(sought, { nobody: 2, few: 0 })
    assert.notInclude(await read('/?specialty=Pediatra&state=AC', 'curl/8'), 'shortfall')
  })

  test('are the same with and without a session, in every encoding, and answer 304', async ({ assert }) => {
    const bia = await givenAccount(site.app, { slug: 'bia-lembrada' })
    const cookie = await logIn(site, bia.state.email)
    const texts = new Set<string>()
    for (const headers of [
      {},
      { cookie },
      { 'accept-encoding': 'br' },
      { 'accept-encoding': 'gzip' },
      { 'accept-encoding': 'identity' },
    ]) {
      const answer = await fetch(`${site.url}/bia-lembrada?utm_source=carta`, { headers })
      texts.add(await answer.text())
      assert.equal(answer.headers.get('cache-control'), 'no-cache')
      assert.match(answer.headers.get('cdn-cache-control') ?? '', /stale-while-revalidate/)
      assert.match(answer.headers.get('content-security-policy') ?? '', /script-src 'self' 'sha256-/)
    }
    assert.lengthOf([...texts], 1)
    const [whole] = (await once(get(`${site.url}/bia-lembrada`), 'response')) as [IncomingMessage]
    whole.resume()
    assert.match(whole.headers.vary ?? '', /accept-encoding/i, 'also without a word on codings')

    const etag = (await fetch(`${site.url}/bia-lembrada`)).headers.get('etag') ?? ''
    const again = await fetch(`${site.url}/bia-lembrada`, {
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    })
    assert.equal(again.status, 304)
    const own = await fetch(`${site.url}/login`)
    assert.equal(own.headers.get('cache-control'), 'no-store')
    assert.isNull(own.headers.get('cdn-cache-control'))
  })

  test('are not cached with a failed part', async ({ assert, cleanup }) => {
    await givenAccount(site.app, { slug: 'caio-lembrado' })
    cleanup(() => mock.restoreAll())
    const { searchProfessionals, listReviews } = site.app.useCases
    for (const [path, read, shown] of [
      ['/', searchProfessionals, 'O que você procura?'],
      ['/caio-lembrado', listReviews, 'Avaliações'],
    ] as const) {
      const failing = mock.method(read as Failing, 'execute', async () => {
        throw new DatabaseUnavailable(new Error('away'))
      })
      const half = await fetch(site.url + path)
      assert.include(await half.text(), shown)
      assert.equal(half.status, 503)
      assert.isAbove(Number(half.headers.get('retry-after')), 0)
      assert.equal(half.headers.get('cache-control'), 'no-store')
      assert.isNull(half.headers.get('cdn-cache-control'))

      failing.mock.restore()
      const whole = await fetch(site.url + path)
      assert.equal(whole.status, 200)
      assert.match(whole.headers.get('cdn-cache-control') ?? '', /stale-while-revalidate/)
    }
  })

  test('stop reading after an outage, so that waits do not add up', async ({ assert, cleanup }) => {
    cleanup(() => mock.restoreAll())
    const away = mock.method(site.app.useCases.searchProfessionals, 'execute', async () => {
      throw new DatabaseUnavailable(new Error('away'))
    })
    await fetch(`${site.url}/?pages=2`)
    assert.equal(away.mock.callCount(), 2, 'the two that began together, and not the list after them')
  })
})
