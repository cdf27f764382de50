import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { freshDatabase } from '#infrastructure/database/testing/fresh_database.ts'

const SERVER = fileURLToPath(new URL('bin/server.ts', import.meta.url))
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
  url: string
  /** Stops the server and gives all it wrote. */
  lines(): Promise<string[]>
}

/** The server as a process of its own; its mails go to a server that is not there. */
async function loggedSite(databaseUrl: string, folder: string): Promise<LoggedSite> {
  const child = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      ...{ PORT: '0', HOST: '127.0.0.1', DATABASE_URL: databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'debug' },
      ...{ SEED_DEMO: '0', PASSWORD_COST: '4', SMTP_URL: 'smtp://127.0.0.1:9' },
    },
  })
  let written = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      written += String(chunk)
      const [, found] = /ready on (\S+)/.exec(written) ?? []
      if (found) resolve(found)
    })
    child.stderr.on('data', (chunk) => (written += String(chunk)))
    child.on('exit', () => reject(new Error(written)))
  })
  const lines = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'close')
    return written.split('\n').filter(Boolean)
  }
  return { url, lines }
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
  group.tap((each) => each.timeout(30_000))

  test('37, 68: holds one line a request and nothing personal, whatever was sent', async ({
    assert,
    cleanup,
  }) => {
    const { database, drop } = await freshDatabase()
    const folder = await mkdtemp(join(tmpdir(), 'saude-logs-'))
    const site = await loggedSite(database.url, folder)
    cleanup(async () => {
      await site.lines()
      await drop()
      await rm(folder, { recursive: true, force: true })
    })
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
    const logged = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))
    assert.isEmpty(logged.filter(({ level }) => level >= 40))
    assert.lengthOf(
      logged.filter(({ path }) => path === '/api/contacts'),
      HOSTILE_BODIES.length,
    )
    const paths = logged.filter(({ msg }) => msg === 'request').map((each) => each.path)
    assert.includeMembers(paths, ['/reset-password', '/api/login', '/api/password-reset/confirm'])
  })
})
