import { setTimeout as pause } from 'node:timers/promises'
import { silentProxy } from '#infrastructure/database/testing/silent_proxy.ts'
import { withConnection } from '#infrastructure/database/open_database.ts'
import { clusterOf, type Drill, freePort, type Sandbox, until } from './sandbox.ts'
import { peopleIn, Writes } from './writes.ts'

const MAX_LENGTH = 10_000
const HELD = 15_000
const FLOOD = 200

export const drill: Drill = {
  says: 'a database that falls silent, and connections that are all taken: 503 in time, health right, good at once afterwards',
  async run(sandbox) {
    const { database, connectionUrl, variables } = await clusterOf(sandbox)
    const proxy = await silentProxy(variables.DATABASE_URL)
    const site = sandbox.start({ ...variables, PORT: await freePort(), DATABASE_URL: proxy.url })
    await site.ready()
    const people = await peopleIn(database)
    await hang(sandbox, site.url, proxy)
    await exhaust(sandbox, site.url, { people, ownerUrl: connectionUrl })
    sandbox.check('it stops when it is told', (await site.end()) === 0)
    await proxy.close()
    await database.close()
  },
}

async function hang(
  sandbox: Sandbox,
  url: string,
  proxy: Awaited<ReturnType<typeof silentProxy>>,
): Promise<void> {
  await fetch(`${url}/api/professionals/search?q=cardiologista`)
  proxy.swallow()
  const responses = await Promise.all([
    timed(`${url}/health/live`),
    timed(`${url}/health/ready`),
    timed(`${url}/api/professionals/search?q=pediatra`),
    timed(`${url}/api/professionals/slug/ninguem-assim`),
  ])
  const [live, ...others] = responses
  sandbox.check('live goes on', live?.status === 200, `${live?.ms} ms`)
  for (const { path, status, ms } of others)
    sandbox.check(
      `${path} answers 503 or from another connection in time`,
      [200, 404, 503].includes(status) && ms < MAX_LENGTH,
      `${status} in ${ms} ms`,
    )
  const healed = await until(
    async () => (await fetch(`${url}/api/professionals/search?q=dentista`)).status === 200,
    MAX_LENGTH,
  )
  sandbox.check('searches again', healed !== null, `${Math.round(healed ?? Infinity)} ms`)
}

interface Victims {
  people: readonly string[]
  ownerUrl: string
}

/** Whoever holds the table holds all who write, and soon all connections. */
async function exhaust(sandbox: Sandbox, url: string, { people, ownerUrl }: Victims): Promise<void> {
  const writes = new Writes([url], people)
  await withConnection(ownerUrl, async (connection) => {
    await connection.query('begin')
    await connection.query('lock table contacts in share row exclusive mode')
    const flood = writes.send(FLOOD)
    await pause(3_000)
    const ready = await timed(`${url}/health/ready`)
    sandbox.check(
      'ready while all connections are taken',
      ready.status === 200 && ready.ms < 2_500,
      `${ready.status} in ${ready.ms} ms`,
    )
    const search = await timed(`${url}/api/professionals/search?q=dermatologista`)
    sandbox.check('searches go on', search.status === 200, `${search.ms} ms`)
    await pause(HELD - 3_000)
    await connection.query('rollback')
    await flood
  })
  sandbox.note('answers', [...writes.statuses].map(([status, count]) => `${count} × ${status}`).join(', '))
  sandbox.check('shed with 503', (writes.statuses.get('503') ?? 0) > 0)
  sandbox.check(
    'all answered in the end',
    writes.history.every(({ id, kind }) => id !== null || kind === 'review'),
  )
}

async function timed(url: string): Promise<{ path: string; status: number; ms: number }> {
  const began = performance.now()
  const answer = await fetch(url, { signal: AbortSignal.timeout(60_000) }).catch(() => null)
  return {
    path: new URL(url).pathname,
    status: answer?.status ?? 0,
    ms: Math.round(performance.now() - began),
  }
}
