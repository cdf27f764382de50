import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import type { Professional } from '#domain/professionals/professional.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'
import { givenSignedIn } from '#infrastructure/server/testing/signed_in.ts'
import { givenProfessional } from '#infrastructure/server/testing/given.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const PROTECTION = [
  ...['content-security-policy', 'x-content-type-options', 'x-frame-options', 'referrer-policy'],
  ...['cross-origin-opener-policy', 'permissions-policy'],
]
/** More than a hundredth of any limit that is spent before a body is read. */
const MAX_TRIES = 14
/** What visitors may do too. */
const OPEN = new Set([
  ...['POST /api/login', 'POST /api/logout', 'POST /api/professionals', 'POST /api/contacts'],
  ...['POST /api/password-reset/request', 'POST /api/password-reset/confirm'],
  ...['POST /api/login/second-factor', 'POST /api/email/confirm', 'POST /api/email/resend'],
  ...['POST /api/email/return', 'POST /api/mails/decline', 'POST /api/mails/resume'],
  ...['POST /api/screen-failures', 'POST /api/claims/withdrawal'],
  ...['POST /api/reviews/:id/reports', 'POST /api/contact-counts', 'POST /api/leads/:id/withdrawal'],
  ...['view', 'leads', 'reviews', 'insurer-reports', 'claims'].map(
    (part) => `POST /api/professionals/:id/${part}`,
  ),
])
const LEAD = {
  patientName: 'Maria',
  whatsapp: '11987654321',
  serviceOfInterest: 'Consulta Geral',
  location: 'ambos',
}

const typeOf = (path: string) =>
  path.includes('upload') ? { 'content-type': 'multipart/form-data; boundary=x' } : JSON_TYPE

/** The status that comes although nothing of the body was ever sent. */
async function answerBeforeBody(
  { url, method, path }: { url: string; method: string; path: string },
  headers: Record<string, string>,
): Promise<number> {
  const asking = request(`${url}${path}`, { method, headers })
  asking.on('error', () => {})
  asking.flushHeaders()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  asking.destroy()
  return answer.statusCode ?? 0
}

test.group('The protocol', (group) => {
  let site: TestApp
  let ana: Professional
  group.setup(async () => {
    site = await openTestApp()
    ana = await givenProfessional(site.app)
    return () => site.close()
  })

  /** The address with Ana's id and slug for every name in it. */
  const fill = (path: string) =>
    path
      .replaceAll(/:(id|\w+Id|entry)\b/g, ana.id)
      .replace(':slug', ana.state.slug)
      .replace(':file', '1.xml')
  const writes = () => site.operations.filter(({ method }) => method !== 'GET')
  const leads = () => `/api/professionals/${ana.id}/leads`
  const stored = async () => (await site.app.database.rows('select id from contacts')).length
  const send = (body: BodyInit, headers: Record<string, string>) =>
    site.call(leads(), { method: 'POST', body, headers })

  test('answers unknown addresses in JSON, never with the page shell', async ({ assert }) => {
    for (const path of [
      '/api',
      '/api/',
      '/api/nope',
      '/api/professionals/x/y/z',
      '/health',
      '/health/nope',
    ]) {
      const answer = await site.call(path)

      assert.equal(answer.status, 404, path)
      assert.deepEqual(await answer.json(), { message: 'Não encontrado.', code: 'not_found' }, path)
    }
  })

  test('refuses other methods with 405 and the allowed ones, and changes nothing', async ({ assert }) => {
    for (const { method, path } of site.operations) {
      const address = fill(path)
      const known: string[] = site.operations
        .filter((operation) => operation.path === path)
        .map((operation) => operation.method)
      for (const other of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST'].filter(
        (name) => !known.includes(name),
      )) {
        const answer = await site.call(address, { method: other })

        assert.equal(answer.status, 405, `${other} ${path}`)
        assert.include(answer.headers.get('allow') ?? '', method)
      }
    }
    const override = await site.call(`/api/professionals/${ana.id}?_method=DELETE`, {
      headers: { 'x-http-method-override': 'DELETE' },
    })
    assert.equal(override.status, 200)
  })

  test('refuses writes from another site', async ({ assert }) => {
    const before = await stored()
    const body = JSON.stringify(LEAD)
    const origins = [
      'null',
      'https://saude.test.evil.example',
      'http://saude.test.',
      'http://saude.test:8080',
      'https://saude.test',
    ]

    for (const origin of origins)
      assert.equal((await send(body, { ...JSON_TYPE, origin })).status, 403, origin)
    for (const place of ['cross-site', 'same-site', 'none']) {
      assert.equal((await send(body, { ...JSON_TYPE, 'sec-fetch-site': place })).status, 403, place)
      const view = await site.call(`/api/professionals/${ana.id}/view`, {
        method: 'POST',
        headers: { 'sec-fetch-site': place },
      })
      assert.equal(view.status, 403, place)
    }
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      assert.equal((await send(body, { 'content-type': type })).status, 415, type)
    }
    assert.equal(await stored(), before)
    assert.equal((await send(body, { ...JSON_TYPE, origin: 'http://saude.test' })).status, 201)
  })

  test('refuses bodies over 64 KB', async ({ assert }) => {
    const body = JSON.stringify({ ...LEAD, extra: 'x'.repeat(65_536) })

    assert.equal((await send(body, JSON_TYPE)).status, 413)
  })

  test('answers odd JSON with a clear refusal, never 5xx', async ({ assert }) => {
    const deep = `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`
    const odd = ['[]', '"x"', 'null', '1', '{"patientName":', '\uFEFF{}', '', deep, JSON.stringify([{}, {}])]

    for (const body of odd)
      assert.include([400, 415, 422], (await send(body, JSON_TYPE)).status, body.slice(0, 20))
    const latin = await send(Buffer.from('{"patientName":"Jos\xe9"}', 'latin1'), {
      'content-type': 'application/json; charset=latin1',
    })
    assert.equal(latin.status, 415)
  })

  test('never decompresses a body', async ({ assert }) => {
    const { cookie } = await givenSignedIn(site)
    for (const { method, path } of writes())
      for (const coding of ['gzip', 'GZIP', 'deflate', 'br', 'gzip, identity'])
        for (const body of [gzipSync(JSON.stringify(LEAD)), '{}', '']) {
          const headers = { ...typeOf(path), cookie, 'content-encoding': coding }
          const answer = await site.call(fill(path), { method: method, body, headers })

          assert.equal(answer.status, 415, `${method} ${path} ${coding}`)
        }
    assert.equal(
      (await send(JSON.stringify(LEAD), { ...JSON_TYPE, 'content-encoding': 'Identity' })).status,
      201,
    )
  })

  test('refuses by headers before reading the body', async ({ assert }) => {
    const narrow = await openTestApp({ RATE_LIMIT_FACTOR: '0.01' })
    const own = { 'sec-fetch-site': 'same-origin' }
    const answers: (readonly [string, number, number])[] = []
    for (const { method, path } of writes()) {
      const ask = async (expected: number, headers: Record<string, string>) => {
        const target = { url: narrow.url, method: method, path: fill(path) }
        const got = await answerBeforeBody(target, { ...typeOf(path), 'content-length': '100', ...headers })
        answers.push([`${method} ${path}`, expected, got])
      }
      await ask(415, { ...own, 'content-type': 'text/plain' })
      await ask(413, { ...own, 'content-length': '9000000' })
    }
    for (const { method, path } of writes()) {
      const headers = { ...typeOf(path), 'content-length': '100', ...own }
      const target = { url: narrow.url, method: method, path: fill(path) }
      const init = { method: method, headers: { ...typeOf(path), ...own }, body: '{}' }
      for (let tries = 0; tries < MAX_TRIES; tries++) await narrow.call(fill(path), init)
      answers.push([`${method} ${path}`, 429, await answerBeforeBody(target, headers)])
      answers.push([
        `${method} ${path}`,
        429,
        await answerBeforeBody(target, { ...headers, 'sec-fetch-site': 'cross-site' }),
      ])
    }
    await narrow.close()

    for (const [call, expected, got] of answers) assert.equal(got, expected, call)
  })

  test('refuses unauthorized requests and other sites before reading the body', async ({ assert }) => {
    for (const { method, path } of writes()) {
      const target = { url: site.url, method: method, path: fill(path) }
      const headers = { ...typeOf(path), 'content-length': '100' }

      assert.equal(await answerBeforeBody(target, { ...headers, 'sec-fetch-site': 'cross-site' }), 403, path)
      if (!OPEN.has(`${method} ${path}`)) assert.equal(await answerBeforeBody(target, headers), 401, path)
    }
  })

  test('limits every call of a visitor', async ({ assert }) => {
    const narrow = await openTestApp({ RATE_LIMIT_FACTOR: '0.01' })
    const statuses: Record<string, number> = {}
    for (const route of narrow.routes) {
      const [method = '', pattern = ''] = route.split(' ')
      const path = fill(pattern)
      const init = { method, ...(method !== 'GET' && { headers: typeOf(path), body: '{}' }) }
      for (let tries = 0; tries < MAX_TRIES && statuses[route] !== 429; tries++)
        statuses[route] = (await narrow.call(path, init)).status
    }
    await narrow.close()

    for (const [route, status] of Object.entries(statuses)) assert.equal(status, 429, route)
  })

  test('requires a body for PUT', async ({ assert }) => {
    const { cookie, id } = await givenSignedIn(site)
    const put = (body: string | null, headers: Record<string, string> = {}) =>
      site.call(`/api/professionals/${id}`, { method: 'PUT', body, headers: { cookie, ...headers } })

    assert.equal((await put(null)).status, 400)
    assert.equal((await put('', JSON_TYPE)).status, 400)
    assert.equal((await put('{}', JSON_TYPE)).status, 200)
  })

  test('ignores keys that would reach into the program', async ({ assert }) => {
    const body = `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},${JSON.stringify(LEAD).slice(1)}`

    const answer = await send(body, JSON_TYPE)

    assert.include([201, 400, 422], answer.status)
    assert.isUndefined(({} as { polluted?: boolean }).polluted)
  })

  test('refuses control characters, lone surrogates and invisible names', async ({ assert }) => {
    const before = await stored()
    for (const patientName of [
      'A\u0000B',
      'A\ud800',
      'A\u0007',
      'A\u202eB',
      '\u200b\u200b',
      '\u0301\u0301',
      'www.spam.com.br',
      '12345',
    ]) {
      const answer = await send(JSON.stringify({ ...LEAD, patientName }), JSON_TYPE)
      assert.equal(answer.status, 422, JSON.stringify(patientName))
    }
    assert.equal(await stored(), before)
  })

  test('stores decomposed letters in composed form', async ({ assert }) => {
    const answers = await Promise.all(
      ['José', 'José'].map((patientName) => send(JSON.stringify({ ...LEAD, patientName }), JSON_TYPE)),
    )
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id))

    assert.equal(ids[0], ids[1])
  })

  test('counts limits in visible characters', async ({ assert }) => {
    const withService = (serviceOfInterest: string) =>
      send(JSON.stringify({ ...LEAD, serviceOfInterest }), JSON_TYPE)

    assert.equal((await withService('😀'.repeat(120))).status, 201)
    assert.equal((await withService('😀'.repeat(121))).status, 422)
  })

  test('sends security headers with every answer', async ({ assert }) => {
    for (const path of ['/', '/api/professionals', '/nao/existe', '/api/nope', `/${ana.state.slug}`]) {
      const { headers } = await site.call(path)
      const policy = headers.get('content-security-policy') ?? ''

      assert.equal(headers.get('x-content-type-options'), 'nosniff', path)
      assert.isNotNull(headers.get('referrer-policy'), path)
      for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        assert.include(policy, rule, path)
      assert.notMatch(policy, /script-src[^;]*unsafe-inline/, path)
      assert.match(headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/, path)
    }
  })

  test('sends the same security headers with static files', async ({ assert }) => {
    const page = await site.call('/')
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? []

    for (const path of [script, '/favicon.svg']) {
      const file = await site.call(path)
      assert.equal(file.status, 200, path)
      for (const name of PROTECTION) assert.equal(file.headers.get(name), page.headers.get(name), path)
    }
  })

  test('sends HSTS if the site uses https', async ({ assert }) => {
    const secure = await openTestApp({ APP_URL: 'https://saude.test' })
    const answers = await Promise.all(['/', '/favicon.svg', '/api/nope'].map((path) => secure.call(path)))
    for (const answer of answers) await answer.arrayBuffer()
    await secure.close()

    for (const { headers, url } of answers)
      assert.equal(headers.get('strict-transport-security'), 'max-age=31536000; includeSubDomains', url)
  })

  test('refuses a query of more than 2 KB', async ({ assert }) => {
    const long = 'x'.repeat(2_400)
    for (const path of ['/api/professionals/search', '/api/user', '/api/nope', '/termos']) {
      const answer = await site.call(`${path}?nada=${long}`)

      assert.deepEqual([answer.status, (await answer.json()).code], [414, 'address_too_long'], path)
      assert.isNotNull(answer.headers.get('content-security-policy'), path)
    }
    assert.equal((await site.call(`/api/specialties/available?nada=${'x'.repeat(2_048)}`)).status, 200)
  })

  test('sets no cookie for visitors', async ({ assert }) => {
    for (const path of [
      '/',
      '/api/openapi.json',
      '/especialidades',
      `/${ana.state.slug}`,
      '/api/professionals',
      '/api/search/suggestions?q=a',
    ]) {
      assert.isNull((await site.call(path)).headers.get('set-cookie'), path)
    }
  })

  test('reveals no internals', async ({ assert }) => {
    assert.deepEqual(await (await site.call('/health/ready')).json(), { status: 'ok' })
    for (const path of ['/metrics', '/.env', '/.git/config', '/package.json', '/assets/../../package.json']) {
      assert.equal((await site.call(path)).status, 404, path)
    }
  })

  test('has one address for each page, and 404 where there is none', async ({ assert }) => {
    const { slug } = ana.state
    for (const path of ['/ninguem-daqui', '/NINGUEM-DAQUI/', '/ningu%C3%A9m', '/%6einguem']) {
      const answer = await site.call(path)
      const landed = answer.status === 301 ? await site.call(answer.headers.get('location') ?? '') : answer
      assert.equal(landed.status, 404, path)
    }
    for (const [path, to] of [
      [`/${slug.toUpperCase()}`, `/${slug}`],
      [`/${slug}/`, `/${slug}`],
      [`/%${slug.charCodeAt(0).toString(16)}${slug.slice(1)}`, `/${slug}`],
      ['/Termos/?a=B', '/termos?a=B'],
    ]) {
      const answer = await site.call(path ?? '')
      assert.deepEqual([answer.status, answer.headers.get('location')], [301, to], path)
    }
  })

  test('compresses larger answers, and answers HEAD with the headers of GET', async ({ assert }) => {
    for (const path of ['/termos', '/api/professionals', '/robots.txt', '/favicon.svg', '/api/openapi.json'])
      for (const coding of ['br', 'gzip', 'identity']) {
        const headers = { 'accept-encoding': coding }
        const [got, told] = [
          await site.call(path, { headers }),
          await site.call(path, { method: 'HEAD', headers }),
        ]
        await got.arrayBuffer()

        for (const name of ['content-type', 'content-encoding', 'vary', 'cache-control'])
          assert.equal(told.headers.get(name), got.headers.get(name), `${path} ${coding} ${name}`)
        if (coding === 'identity' || path === '/robots.txt')
          assert.isNull(told.headers.get('content-encoding'))
        else assert.equal(told.headers.get('content-length'), got.headers.get('content-length'), path)
      }
    const { headers } = await site.call('/', { headers: { 'accept-encoding': 'br' } })
    assert.equal(headers.get('content-encoding'), 'br')
    assert.match(headers.get('vary') ?? '', /accept-encoding/i)
  })

  /** RFC 7932, 9.1: the stream begins with the bits 0011 for a window of 2^18 bytes. */
  test("limits Brotli's window to the page's length", async ({ assert }) => {
    for (const path of ['/', '/api/professionals']) {
      const { headers, bytes } = await askFor(path, { 'accept-encoding': 'br' })
      assert.deepEqual([headers['content-encoding'], (bytes[0] ?? 0) & 0b1111], ['br', 0b0011], path)
    }
  })

  /** By Node's own client: fetch would tidy the address up first. */
  async function askFor(path: string, headers: Record<string, string> = {}, setHost = true) {
    const asking = request(site.url, { path, headers, setHost })
    asking.end()
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    const bytes = await buffer(answer)
    return { status: answer.statusCode, headers: answer.headers, bytes, text: bytes.toString() }
  }

  test('uses weak ETags for compressible answers, and answers 304', async ({ assert }) => {
    const pages = [
      '/',
      `/${ana.state.slug}`,
      '/especialidades',
      '/especialidades/cardiologista',
      '/blog',
      '/termos',
    ]
    const paths = [
      '/api/openapi.json',
      '/api/specialties/available',
      '/robots.txt',
      '/blog/rss.xml',
      ...pages,
    ]
    for (const path of paths) {
      const { etag = '' } = (await askFor(path)).headers
      assert.match(etag, /^W\/".+"$/, path)
      const again = await askFor(path, { 'if-none-match': etag })
      assert.deepEqual([again.status, again.headers.etag, again.text], [304, etag, ''], path)
    }
  })

  test("answers 404 for addresses that only resemble a page's", async ({ assert }) => {
    const { slug } = ana.state
    for (const path of [
      ...['/%00', '/%20', '/%5Canything', '/\\evil.example', '/%2F', '/%2F%2Fevil.example'],
      ...[`/${slug}%20`, `/${slug}%00`, `/${slug}%2F`, '/%3Cx%3E', '/%', '/*', 'https://evil.example/nada'],
    ]) {
      const { status, text: page } = await askFor(path)

      assert.equal(status, 404, path)
      assert.include(page, 'noindex', path)
    }
  })

  test('never redirects to another site or permanently', async ({ assert }) => {
    const own = {
      'http://evil.example/Termos': '/termos',
      '//evil.example/': '/evil.example',
      '/.//evil.example': '/evil.example',
      '/\\Evil.example/': '/%5Cevil.example',
      '/termos/..': '/',
      '/%3cX%3e?a=%3cB%3e': '/%3Cx%3E?a=%3cB%3e',
    }
    for (const [path, to] of Object.entries(own)) {
      const { status, headers, text: body } = await askFor(path)

      assert.deepEqual([status, headers.location], [301, to], path)
      assert.deepEqual([headers['cache-control'], body], ['no-cache', ''], path)
      assert.notEqual((await askFor(to)).status, 301, to)
    }
    assert.equal((await askFor('http://evil.example/')).status, 200)
  })

  test('uses the configured host, and ignores request ids from outside', async ({ assert }) => {
    const { status, text: body } = await askFor('/', {}, false)
    assert.deepEqual([status, JSON.parse(body).code], [400, 'bad_request'])

    const behind = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
    const idFrom = async (app: TestApp, id: string) =>
      (await app.call('/health/live', { headers: { 'x-request-id': id } })).headers.get('x-request-id')
    const ids = ['0b9c1f9e-req_1', 'short', '<script>alert(1)</script>', 'x'.repeat(65)]
    const [kept, ...made] = await Promise.all(ids.map((id) => idFrom(behind, id)))
    await behind.close()

    assert.equal(kept, ids[0])
    for (const id of [...made, await idFrom(site, '0b9c1f9e-req_1')]) assert.match(id ?? '', /^[\da-f-]{36}$/)
  })
})
