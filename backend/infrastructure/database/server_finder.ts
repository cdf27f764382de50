import { Client } from 'pg'

/** What may be asked for, in libpq's words: who takes writes, or who follows them. */
export const TARGETS: readonly string[] = ['primary', 'read-write', 'standby', 'read-only']

const TARGET = 'target_session_attrs'
const PARTS = /^(?<scheme>[^:]+:\/\/)(?<user>(?:[^/?@]*@)?)(?<hosts>[^/?]*)(?<rest>.*)$/s

/** One address for each server of `postgres://user@one:5432,two:5432/name?target_session_attrs=primary`. */
export function serversOf(url: string): string[] {
  const { scheme = '', user = '', hosts = '', rest = '' } = PARTS.exec(url)?.groups ?? {}
  return hosts.split(',').map((host) => withoutTarget(`${scheme}${user}${host}${rest}`))
}

/** Which of its servers an address asks for: where it names several, the primary unless it says otherwise; null for any. */
export function targetOf(url: string): string | null {
  const target = new URLSearchParams(url.split('?')[1]).get(TARGET)
  return target ?? (serversOf(url).length > 1 ? 'primary' : null)
}

function withoutTarget(url: string): string {
  if (!url.includes(TARGET) || !URL.canParse(url)) return url
  const only = new URL(url)
  only.searchParams.delete(TARGET)
  return only.href
}

/** What a server says of itself. */
interface ServerState {
  isStandby: boolean
  /** Grows by one with each promotion; 0 of a standby. */
  timeline: number
}

interface FinderDependencies {
  /** What a server says of itself; rejects where it is away. */
  ask?: (server: string) => Promise<ServerState>
  /** Milliseconds to wait for an answer, and between two checks while there are connections. */
  timeout?: number
  interval?: number
}

/** Milliseconds for an answer: within what a visitor waits for a connection, and for the first one of a busy machine. */
const TIMEOUT = 1_000
const FIRST_TIMEOUT = 10_000
const INTERVAL = 2_000

/**
 * Finds among several servers the one to connect to, so that a promotion needs no new settings and no restart. Of two that
 * say they are the primary the one that was promoted last is: the other was left behind, and what it took would be lost. While
 * there are connections it checks again and again, and ends those to another server.
 */
export class ServerFinder {
  readonly #servers: readonly string[]
  readonly #wantsStandby: boolean
  readonly #deps: FinderDependencies & Required<Pick<FinderDependencies, 'ask' | 'interval'>>
  readonly #holders = new Set<{ place: string; leave: () => void }>()
  #found: string | null = null
  #timeline = 0
  #finding: Promise<string> | null = null
  #isComparing = false
  #timer: NodeJS.Timeout | undefined

  constructor(url: string, deps: FinderDependencies = {}) {
    const target = targetOf(url)
    this.#servers = serversOf(url)
    this.#wantsStandby = target === 'standby' || target === 'read-only'
    this.#deps = { ask: askServer, interval: INTERVAL, ...deps }
  }

  /** The address found last, null before. */
  get found(): string | null {
    return this.#found
  }

  /** Finds it; rejects where it is nowhere. Calls at the same time share one comparison. */
  find(): Promise<string> {
    this.#finding ??= this.#compare((server) => server === this.#found).finally(() => {
      this.#finding = null
    })
    return this.#finding
  }

  /** Compares all of them in the background: something failed, or time went by. */
  recheck(): void {
    if (this.#isComparing) return
    this.#isComparing = true
    this.#compare(() => false)
      .catch(() => 'the next connection fails with the same error')
      .finally(() => {
        this.#isComparing = false
      })
  }

  /** Somebody is connected until the returned function is called; calls `leave` where that is not the server found any more. */
  hold({ host, port }: Pick<Client, 'host' | 'port'>, leave: () => void): () => void {
    if (this.#holders.size === 0) this.#timer = setInterval(() => this.recheck(), this.#deps.interval).unref()
    const holder = { place: `${host}:${port}`, leave }
    this.#holders.add(holder)
    return () => {
      this.#holders.delete(holder)
      if (this.#holders.size === 0) clearInterval(this.#timer)
    }
  }

  /** Until all have spoken or had their time, or one is it for sure. */
  async #compare(isSure: (server: string) => boolean): Promise<string> {
    const fits = new Map<string, ServerState>()
    const others = new Map<string, unknown>()
    const timeout = this.#deps.timeout ?? (this.#found ? TIMEOUT : FIRST_TIMEOUT)
    await new Promise<void>((settle) => {
      const timer = setTimeout(settle, timeout)
      const states = this.#servers.map(async (server) => {
        try {
          const state = await this.#deps.ask(server)
          if (state.isStandby === this.#wantsStandby) fits.set(server, state)
          else others.set(server, noneOf(this.#wantsStandby))
          if (!fits.has(server)) return
          if (isSure(server) || this.#isPromoted(state)) settle()
        } catch (error) {
          others.set(server, error)
        }
      })
      void Promise.all(states).finally(() => {
        clearTimeout(timer)
        settle()
      })
    })
    return this.#choose(fits, others)
  }

  #isPromoted({ timeline }: ServerState): boolean {
    return this.#found !== null && timeline > this.#timeline
  }

  #choose(fits: ReadonlyMap<string, ServerState>, others: ReadonlyMap<string, unknown>): string {
    const best = [...fits]
      .filter(([, { timeline }]) => timeline >= this.#timeline)
      .toSorted(
        ([one, { timeline }], [other, { timeline: later }]) =>
          later - timeline || Number(other === this.#found) - Number(one === this.#found),
      )
    const [chosen] = best
    if (!chosen) return this.#stay(others)
    const [server, { timeline }] = chosen
    this.#found = server
    this.#timeline = timeline
    const { host, port } = new Client(server)
    for (const { place, leave } of this.#holders) if (place !== `${host}:${port}`) leave()
    return server
  }

  /** A server that only takes long is still the one, unless another one steps forward; whoever connects sees whether it answers. */
  #stay(others: ReadonlyMap<string, unknown>): string {
    if (this.#found && !others.has(this.#found)) return this.#found
    throw others.get(this.#found ?? '') ?? [...others.values()][0] ?? noneOf(this.#wantsStandby)
  }
}

function noneOf(wantsStandby: boolean): Error {
  return new Error(`none of the servers is a ${wantsStandby ? 'standby' : 'primary'}`)
}

const finders = new Map<string, ServerFinder>()

/** Shared by all who connect to one address; null where it leaves no choice. */
export function finderOf(url: string): ServerFinder | null {
  if (targetOf(url) === null) return null
  const finder = finders.get(url) ?? new ServerFinder(url)
  finders.set(url, finder)
  return finder
}

/** The address of one server: that to connect to now. */
export async function serverAt(url: string): Promise<string> {
  return (await finderOf(url)?.find()) ?? url
}

/** The first eight digits of a segment's name are its timeline. */
const STATE = `select pg_is_in_recovery() as "isStandby", case when pg_is_in_recovery() then '0'
  else left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`

async function askServer(url: string): Promise<ServerState> {
  const client = new Client({
    connectionString: url,
    application_name: 'saude-perto-finder',
    connectionTimeoutMillis: FIRST_TIMEOUT,
    query_timeout: FIRST_TIMEOUT,
  })
  client.on('error', () => 'its statement says so')
  try {
    await client.connect()
    const { rows } = await client.query<{ isStandby: boolean; timeline: string }>(STATE)
    return { isStandby: rows[0]?.isStandby ?? true, timeline: Number.parseInt(rows[0]?.timeline ?? '0', 16) }
  } finally {
    void client.end().catch(() => {})
  }
}
