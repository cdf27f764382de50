import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import { openDatabase } from '#infrastructure/database/open_database.ts'
import type { PairedServer } from '#infrastructure/embedded_postgres/testing/postgres_pair.ts'
import { type Drill, freePort, type Sandbox, type Site, until } from './sandbox.ts'
import { openPair, startSites } from './replica.ts'
import { checkHistory, peopleIn, Writes } from './writes.ts'

const LONGEST = 30_000
const ROUNDS = 2

export const drill: Drill = {
  says: 'behind HAProxy the primary is killed while people write and its standby promoted, there and back: nothing acknowledged is lost, no process is restarted',
  async run(sandbox, { writes: count }) {
    const pair = await openPair(sandbox)
    const port = await startProxy(sandbox, [pair.primary, pair.standby])
    const behindProxy = (url: string) => url.replace(`127.0.0.1:${pair.primary.port}`, `127.0.0.1:${port}`)
    const sites = await startSites(sandbox, {
      DATABASE_URL: behindProxy(pair.applicationUrl),
      DATABASE_OWNER_URL: behindProxy(pair.ownerUrl),
    })
    const database = openDatabase({ url: behindProxy(pair.ownerUrl), poolSize: 2 })
    sandbox.onEnd(() => database.close())
    let [leader, follower] = [pair.primary, pair.standby]
    await leader.waitForStandbys(follower.name)
    const writes = new Writes(
      sites.map(({ url }) => url),
      await peopleIn(database),
    )
    const sending = writes.send(count)
    for (let round = 1; round <= ROUNDS; round++) {
      await writes.until((round * count) / (ROUNDS + 1))
      await failOver(sandbox, { leader, follower, sites })
      await leader.follow(follower)
      await follower.waitForStandbys(leader.name)
      sandbox.note('follows the new primary', leader.name)
      ;[leader, follower] = [follower, leader]
    }
    await sending
    await checkHistory(sandbox, writes, database)
    for (const site of sites) sandbox.check('it stops when it is told', (await site.end()) === 0)
  },
}

/**
 * Starts HAProxy as operators put it before Patroni: it sends connections to the server whose `GET /primary` answers
 * 200, and closes those to a server that stopped being the primary. Returns its port.
 * https://patroni.readthedocs.io/en/latest/rest_api.html#health-check-endpoints
 */
async function startProxy(sandbox: Sandbox, servers: readonly PairedServer[]): Promise<string> {
  const port = await freePort()
  const lines = await Promise.all(
    servers.map(
      async (server) =>
        `  server ${server.name} 127.0.0.1:${server.port} check port ${await answerHealth(sandbox, server)}`,
    ),
  )
  const path = join(sandbox.folder, 'haproxy.cfg')
  await writeFile(path, [...CONFIGURATION(port), ...lines, ''].join('\n'))
  const proxy = spawn('haproxy', ['-f', path], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(proxy, 'close')
  sandbox.onEnd(() => proxy.kill('SIGKILL') && ended)
  return port
}

const CONFIGURATION = (port: string) => [
  'defaults',
  '  mode tcp',
  '  timeout connect 2s',
  '  timeout client 1h',
  '  timeout server 1h',
  'listen postgresql',
  `  bind 127.0.0.1:${port}`,
  '  option httpchk GET /primary',
  '  http-check expect status 200',
  '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
]

/** Stands in for Patroni's health endpoint of one server. Returns its port. */
async function answerHealth(sandbox: Sandbox, server: PairedServer): Promise<number> {
  const health = createServer((_, response) => {
    isPrimary(server.urlOf('postgres')).then(
      (yes) => response.writeHead(yes ? 200 : 503).end(),
      () => response.writeHead(503).end(),
    )
  }).listen(0, '127.0.0.1')
  await once(health, 'listening')
  sandbox.onEnd(() => health.close())
  return (health.address() as AddressInfo).port
}

async function isPrimary(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 1_000, query_timeout: 1_000 })
  client.on('error', () => 'its statement says so')
  await client.connect()
  try {
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    return rows[0]?.standby === false
  } finally {
    void client.end().catch(() => {})
  }
}

interface Roles {
  leader: PairedServer
  follower: PairedServer
  sites: readonly Site[]
}

async function failOver(sandbox: Sandbox, { leader, follower, sites }: Roles): Promise<void> {
  const killed = performance.now()
  await leader.signal('SIGKILL')
  await follower.promote()
  const promoted = performance.now()
  const back = await Promise.all(sites.map((site) => until(() => isReady(site), LONGEST)))
  sandbox.check(
    'each process writes to the new primary without a restart',
    back.every((took) => took !== null),
    `${back.map((took) => `${((took ?? Infinity) / 1_000).toFixed(1)} s`).join(' and ')} after the promotion, which took ${((promoted - killed) / 1_000).toFixed(1)} s`,
  )
}

async function isReady({ url }: Site): Promise<boolean> {
  return (await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(3_000) })).status === 200
}
