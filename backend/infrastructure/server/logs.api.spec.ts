import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { PRODUCTION } from '#infrastructure/composition/testing/production.ts'
import { SystemClock } from '#infrastructure/clock/system_clock.ts'
import type { Database } from '#infrastructure/database/database.ts'
import { PostgresProfessionalRepository } from '#infrastructure/database/professionals/postgres_professional_repository.ts'
import { freshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import { openMailCatcher } from '#infrastructure/mail/testing/mail_catcher.ts'
import { aProfessional } from '#domain/professionals/testing/a_professional.ts'
import { tokenIn } from './testing/mails.ts'
import { type SiteProcess, startSiteProcess } from './testing/site_process.ts'

const SECRET = 'marcador-7c1e'

const POST =
  'POST /api/contacts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n'
/** Too deep, packed badly, not JSON, broken off. */
const HOSTILE_BODIES = [
  `Content-Length: 10000\r\n\r\n${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  'Content-Encoding: gzip\r\nContent-Length: 9\r\n\r\nno gzip..',
  'Content-Length: 5\r\n\r\n{"a":',
  'Content-Length: 500\r\n\r\n{"a":',
]

interface LoggedSite {
  site: SiteProcess
  database: Database
}

/** The server with everything logged and a database of its own. */
async function loggedSite(
  cleanup: (undo: () => Promise<void>) => void,
  variables: Record<string, string>,
): Promise<LoggedSite> {
  const { database, applicationUrl, drop } = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'saude-logs-'))
  cleanup(async () => {
    await drop()
    await rm(folder, { recursive: true, force: true })
  })
  const site = await startSiteProcess({
    ...{ DATABASE_URL: applicationUrl, DATABASE_OWNER_URL: database.url, DATA_DIR: folder },
    ...{ LOG_LEVEL: 'debug', SEED_DEMO: '0', ...variables },
  })
  cleanup(async () => void (await site.lines()))
  return { site, database }
}

/** Sends bytes as they are, as no honest client would. */
async function sendRaw(url: string, request: string): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.end(request)
  socket.resume()
  await once(socket, 'close')
}

test.group('The log', (group) => {
  group.tap((each) => each.timeout(300_000))

  test('contains one line per request and no personal data', async ({ assert, cleanup }) => {
    const { site } = await loggedSite(cleanup, { PASSWORD_COST: '4', SMTP_URL: 'smtp://127.0.0.1:9' })
    const post = (path: string, body: object) =>
      fetch(`${site.url}${path}`, {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
          ...{ 'user-agent': `${SECRET}\\r\\n{"level":60}`, cookie: `sid=${SECRET}` },
        },
        body: JSON.stringify(body),
      })

    const page = await fetch(`${site.url}/reset-password?token=${SECRET}`)
    await fetch(`${site.url}/api/professionals/search?q=${SECRET}`)
    const email = `${SECRET}@exemplo.com.br`
    const logIn = await post('/api/login', { email, password: `${SECRET}-senha` })
    await post('/api/password-reset/request', { email })
    await post('/api/password-reset/confirm', { token: SECRET, newPassword: `${SECRET}-senha` })
    await post(`/api/professionals/${crypto.randomUUID()}/leads`, { patientName: SECRET, whatsapp: SECRET })
    const forged = `GET /termos HTTP/1.1\r\nHost: x\r\nUser-Agent: a\rb\n{"level":60,"msg":"${SECRET}"}\r\n\r\n`
    await sendRaw(site.url, forged)
    for (const hostile of HOSTILE_BODIES) await sendRaw(site.url, `${POST}${hostile}`)
    await sendRaw(
      site.url,
      `GET /termos%0d%0a%7B%22level%22:60%7D HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    )
    const lines = await site.lines()

    assert.equal(page.headers.get('referrer-policy'), 'no-referrer')
    assert.equal(logIn.status, 401)
    assert.notInclude(lines.join('\n'), SECRET)
    const ready = lines.findIndex((line) => line.startsWith('ready on'))
    assert.isEmpty(lines.slice(ready + 1).filter((line) => !line.startsWith('{"')))
    const logged = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))
    assert.isEmpty(logged.filter(({ level }) => level >= 40))
    assert.lengthOf(
      logged.filter(({ path }) => path === '/api/contacts'),
      HOSTILE_BODIES.length,
    )
    const paths = logged.filter(({ msg }) => msg === 'request').map((each) => each.path)
    assert.includeMembers(paths, ['/reset-password', '/api/login', '/api/password-reset/confirm'])
  })

  test('contains no mail and no link in production', async ({ assert, cleanup }) => {
    const catcher = await openMailCatcher()
    cleanup(() => catcher.close())
    const { site, database } = await loggedSite(cleanup, { ...PRODUCTION, SMTP_URL: catcher.url })
    const owner = aProfessional({ email: `${SECRET}@exemplo.com.br` })
    await new PostgresProfessionalRepository(database, new SystemClock()).save(owner)
    const post = (path: string, body: object) =>
      fetch(`${site.url}/api/password-reset/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify(body),
      })

    await post('request', { email: owner.state.email })
    const token = await until(() =>
      tokenIn(catcher.lines.join('\r\n').replaceAll('=\r\n', '').replaceAll('=3D', '=')),
    )
    const used = await post('confirm', { token, newPassword: `${SECRET}-senha` })
    const again = await post('confirm', { token, newPassword: `${SECRET}-senha` })
    await fetch(`${site.url}/reset-password?token=${token}`)
    await until(() => catcher.lines.some((line) => line.includes('Sua senha foi alterada')))
    const log = (await site.lines()).join('\n')

    assert.deepEqual([used.status, again.status], [200, 400])
    for (const word of [token, 'token=', SECRET, owner.state.name, 'Subject', '.eml'])
      assert.notInclude(log, word)
    assert.include(log, '/api/password-reset/confirm')
  })
})

/** Asks again and again until there is something. */
async function until<Value>(look: () => Value): Promise<Value> {
  for (;;) {
    const found = look()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
