import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { generateProfessionals } from '../generate_professionals.ts'
import { databaseIn, type Drill, freePort, type Sandbox, type Site, until } from './sandbox.ts'
import { openMailCatcher } from '#infrastructure/mail/testing/mail_catcher.ts'
import { peopleIn } from './writes.ts'

const AT_ONCE = 8
const ROUNDS = 3
const PEOPLE = 1_000
/** Only there does a process that is told to end wait for the proxy to see it. */
const PRODUCTION = {
  ...{ NODE_ENV: 'production', APP_URL: 'http://localhost', TRUSTED_PROXIES: '127.0.0.1' },
  ...{ RATE_LIMIT_FACTOR: '', PASSWORD_COST: '' },
}
const PATHS = ['/api/professionals/search?q=cardiologista', '/', '/especialidades', '/health/live']

export const drill: Drill = {
  says: 'two processes in production behind nginx are restarted one after the other, again and again: no request fails',
  async run(sandbox, { writes: requests }) {
    const ports = [await freePort(), await freePort()]
    await seed(sandbox)
    const mail = await openMailCatcher()
    sandbox.onEnd(() => mail.close())
    const start = (PORT = '') => sandbox.start({ ...PRODUCTION, PORT, SMTP_URL: mail.url })
    const sites: Site[] = []
    for (const port of ports) sites.push(start(port))
    await Promise.all(sites.map((site) => site.ready()))
    const proxy = await startNginx(sandbox, ports)
    const load = new Load(proxy, await peopleIn(await databaseIn(sandbox.variables['DATA_DIR'] ?? '')))
    const asking = load.ask(requests)
    for (let turn = 0; turn < ROUNDS * 2; turn++) {
      const which = turn % 2
      await load.until(((turn + 1) * requests) / (ROUNDS * 2 + 1))
      sandbox.check('a process ends in order', (await sites[which]?.end()) === 0)
      const site = start(ports[which])
      sites[which] = site
      sandbox.note('ready again after', `${Math.round(await site.ready())} ms`)
      await pause(2_000 * LEFT_OUT_SECONDS)
    }
    await asking
    sandbox.note('answers', [...load.statuses].map(([status, count]) => `${count} × ${status}`).join(', '))
    sandbox.check(`no failure of ${requests}`, load.failed === 0, `${load.failed} failed`)
    for (const site of sites) await site.end()
  },
}

/** Production takes nobody whose password all know, so these are no people of the demonstration. */
async function seed(sandbox: Sandbox): Promise<void> {
  const path = join(sandbox.folder, 'people.csv')
  await generateProfessionals(path, PEOPLE, 'csv')
  const site = sandbox.start({ PORT: await freePort(), SEED_DEMO: '0' })
  await site.ready()
  const { code, written } = await sandbox.saude(['professionals', 'import', path, '--yes'])
  sandbox.check('people are imported', code === 0, code === 0 ? '' : written.slice(-500))
  await site.end()
}

/**
 * For so long nginx leaves a process out that refused a connection: whoever ends the other one within it leaves nginx
 * with none.
 */
const LEFT_OUT_SECONDS = 1

/** Passive checks alone, as an nginx without extensions has. */
async function startNginx(sandbox: Sandbox, ports: readonly string[]): Promise<string> {
  const port = await freePort()
  const servers = ports
    .map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=${LEFT_OUT_SECONDS}s;`)
    .join(' ')
  const file = join(sandbox.folder, 'nginx.conf')
  await writeFile(
    file,
    `daemon off; worker_processes 1; pid ${sandbox.folder}/nginx.pid; error_log ${sandbox.folder}/nginx.log;
     events { worker_connections 512; }
     http { access_log off; upstream site { ${servers} keepalive 16; }
       ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${sandbox.folder}/${name};`).join(' ')}
       server { listen 127.0.0.1:${port}; location / { proxy_pass http://site; proxy_http_version 1.1;
         proxy_set_header Connection ""; proxy_set_header Host $host; proxy_next_upstream error timeout http_503 non_idempotent; } } }`,
  )
  const nginx = spawn('nginx', ['-c', file, '-e', `${sandbox.folder}/nginx.log`], { stdio: 'ignore' })
  nginx.once('error', () => sandbox.check('nginx is installed', false))
  sandbox.onEnd(() => nginx.kill('SIGTERM'))
  const url = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(`${url}/health/live`)).ok, 10_000)
  return url
}

/** Reads pages and searches and leaves leads with keys of their own; counts whatever is no success. */
class Load {
  readonly statuses = new Map<string, number>()
  failed = 0
  #done = 0
  readonly #url: string
  readonly #people: readonly string[]

  constructor(url: string, people: readonly string[]) {
    this.#url = url
    this.#people = people
  }

  async ask(count: number): Promise<void> {
    let next = 0
    const work = async () => {
      while (next < count) await this.#askOne(next++)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  async until(done: number): Promise<void> {
    await until(async () => this.#done >= done, Infinity)
  }

  async #askOne(number: number): Promise<void> {
    const status = await (number % 10 === 0 ? this.#lead(number) : this.#read(number))
    this.#done++
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    if (!status.startsWith('2')) this.failed++
  }

  #read(number: number): Promise<string> {
    return this.#fetch(PATHS[number % PATHS.length] ?? '/', number)
  }

  #lead(number: number): Promise<string> {
    const person = this.#people[number % this.#people.length]
    const lead = {
      patientName: 'Bia Souza',
      whatsapp: '11987654321',
      serviceOfInterest: `marca-${number}`,
      location: 'ambos',
    }
    return this.#fetch(`/api/professionals/${person}/leads`, number, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `drill-rolling-${number}` },
      body: JSON.stringify({ ...lead, elapsedMs: 9_000 }),
    })
  }

  /** Each comes from somebody else, so that no limit of production stops them. */
  async #fetch(path: string, number: number, init: RequestInit = {}): Promise<string> {
    const from = { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` }
    const headers = { ...from, ...(init.headers as Record<string, string> | undefined) }
    try {
      const answer = await fetch(this.#url + path, { ...init, headers, signal: AbortSignal.timeout(30_000) })
      await answer.arrayBuffer()
      return String(answer.status)
    } catch (error) {
      return error instanceof Error
        ? `${error.name} ${error.cause instanceof Error ? error.cause.message : ''}`
        : 'unknown'
    }
  }
}
