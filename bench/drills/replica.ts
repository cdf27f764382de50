import { join } from 'node:path'
import { openDatabase } from '#infrastructure/database/open_database.ts'
import { type PostgresPair, startPair } from '#infrastructure/embedded_postgres/testing/postgres_pair.ts'
import { type Drill, freePort, type Sandbox, type Site, until, type Variables } from './sandbox.ts'
import { checkHistory, peopleIn, Writes } from './writes.ts'

/** Seconds that the standby may be behind. */
const LAG = 2
/** Milliseconds beyond it until all know: two looks, a busy machine, and what a silent server is waited for. */
const NOTICED_WITHIN = 10_000
const READERS = 4

export const drill: Drill = {
  says: 'a standby that answers the searches lags, freezes and dies: it is left out and comes back, and no request fails',
  async run(sandbox, { writes: count }) {
    const pair = await openPair(sandbox)
    const database = openDatabase({ url: pair.ownerUrl, poolSize: 2 })
    sandbox.onEnd(() => database.close())
    const { primary, standby } = pair
    const sites = await startSites(sandbox, {
      DATABASE_URL: pair.applicationUrl,
      DATABASE_OWNER_URL: pair.ownerUrl,
      DATABASE_REPLICA: pair.applicationUrl.replace(`:${primary.port}/`, `:${standby.port}/`),
      DATABASE_REPLICA_LAG: String(LAG),
    })
    const writes = new Writes(
      sites.map(({ url }) => url),
      await peopleIn(database),
    )
    const searches = new Searches(sites)
    const sending = writes.send(count)
    await comesToBe(sandbox, 'searches go to the standby', { sites, state: 'ok' })
    const states = [
      ['it lags', 'behind', () => standby.run('select pg_wal_replay_pause()')],
      ['it catches up', 'ok', () => standby.run('select pg_wal_replay_resume()')],
      ['it freezes', 'away', () => standby.signal('SIGSTOP')],
      ['it goes on', 'ok', () => standby.signal('SIGCONT')],
      ['it is killed', 'away', () => standby.signal('SIGKILL')],
      ['it is started again', 'ok', () => standby.start()],
    ] as const
    for (const [what, state, happens] of states) {
      await happens()
      await comesToBe(sandbox, what, { sites, state })
      searches.tell(sandbox)
    }
    writes.stop()
    await sending
    await searches.end()
    sandbox.check('no search failed', searches.failed === 0, `${searches.failed} of ${searches.asked}`)
    await checkHistory(sandbox, writes, database)
    for (const site of sites) sandbox.check('it stops when it is told', (await site.end()) === 0)
  },
}

/** A primary and its standby. */
export async function openPair(sandbox: Sandbox): Promise<PostgresPair> {
  const pair = await startPair(join(sandbox.folder, 'pair'), { isEphemeral: false })
  sandbox.onEnd(() => pair.close())
  return pair
}

/** Two processes of the site. */
export async function startSites(sandbox: Sandbox, variables: Variables): Promise<Site[]> {
  const sites: Site[] = []
  for (const PORT of [await freePort(), await freePort()]) {
    const site = sandbox.start({ ...variables, SEED_DEMO: '1', PORT })
    await site.ready()
    sites.push(site)
  }
  return sites
}

/** What a process says of the standby. */
async function stateAt({ url }: Site, secret: string): Promise<unknown> {
  const answer = await fetch(`${url}/health/ready`, { headers: { 'x-monitoring-secret': secret } })
  return ((await answer.json()) as { details?: Record<string, unknown> }).details?.['replica']
}

/** All processes say so in time. */
async function comesToBe(
  sandbox: Sandbox,
  what: string,
  { sites, state }: { sites: readonly Site[]; state: string },
): Promise<void> {
  const secret = sandbox.variables['MONITORING_SECRET'] ?? ''
  const took = await until(
    async () => {
      const states = await Promise.all(sites.map((site) => stateAt(site, secret)))
      return states.every((each) => each === state)
    },
    LAG * 1_000 + NOTICED_WITHIN,
  )
  sandbox.check(`${what}: '${state}' everywhere`, took !== null, took && `${(took / 1_000).toFixed(1)} s`)
}

/** Searches without end, by turns at each process. */
class Searches {
  asked = 0
  failed = 0
  #slowest = 0
  #isOver = false
  readonly #sites: readonly Site[]
  readonly #readers: Promise<unknown>

  constructor(sites: readonly Site[]) {
    this.#sites = sites
    this.#readers = Promise.all(Array.from({ length: READERS }, () => this.#read()))
  }

  /** The slowest since it was told last. */
  tell({ note }: Sandbox): void {
    note('searches asked, failed, slowest', `${this.asked}, ${this.failed}, ${Math.round(this.#slowest)} ms`)
    this.#slowest = 0
  }

  async end(): Promise<void> {
    this.#isOver = true
    await this.#readers
  }

  async #read(): Promise<void> {
    while (!this.#isOver) {
      const url = this.#sites[this.asked++ % this.#sites.length]?.url ?? ''
      const began = performance.now()
      const isGood = await fetch(`${url}/api/professionals/search?q=psic&page=${1 + (this.asked % 3)}`).then(
        async (answer) => (await answer.arrayBuffer()) && answer.ok,
        () => false,
      )
      if (!isGood) this.failed++
      this.#slowest = Math.max(this.#slowest, performance.now() - began)
    }
  }
}
