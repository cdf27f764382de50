import { Client } from 'pg'

/** libpq's values: the server that takes writes, or one that follows it. */
export const TARGETS: readonly string[] = ['primary', 'read-write', 'standby', 'read-only']

const TARGET = 'target_session_attrs'
const PARTS = /^(?<scheme>[^:]+:\/\/)(?<user>(?:[^/?@]*@)?)(?<hosts>[^/?]*)(?<rest>.*)$/s

/** Returns one URL per server of `postgres://user@one:5432,two:5432/name?target_session_attrs=primary`. */
export function serversOf(url: string): string[] {
  const { scheme = '', user = '', hosts = '', rest = '' } = PARTS.exec(url)?.groups ?? {}
  return hosts.split(',').map((host) => withoutTarget(`${scheme}${user}${host}${rest}`))
}

/** Returns the kind of server that a URL asks for; of several the primary by default; null for any. */
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

/** A server's own answer. */
interface ServerState {
  isStandby: boolean
  /** Increases with each promotion; 0 for a standby. */
  timeline: number
}

interface FinderDependencies {
  /** Asks a server for its state; rejects if it is unreachable. */
  ask?: (server: string) => Promise<ServerState>
  /** Milliseconds to wait for an answer, and between two checks while there are connections. */
  timeout?: number
  interval?: number
}

/** Milliseconds: below a visitor's wait for a connection, and enough for a busy machine's first one. */
const TIMEOUT = 1_000
const FIRST_TIMEOUT = 10_000
const INTERVAL = 2_000

/**
 * Finds the server to connect to among several, so that a promotion needs no new settings and no restart. Of two
 * primaries the last promoted one counts: writes to the other would be lost. While there are connections it keeps
 * checking, and closes those to another server.
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

  /** The last found URL; null before. */
  get found(): string | null {
    return this.#found
  }

  /** Returns the URL; rejects if there is none. Concurrent calls share one comparison. */
  find(): Promise<string> {
    this.#finding ??= this.#compare((server) => server === this.#found).finally(() => {
      this.#finding = null
    })
    return this.#finding
  }

  /** Compares the servers in the background, after a failure or some time. */
  recheck(): void {
    if (this.#isComparing) return
    this.#isComparing = true
    this.#compare(() => false)
      .catch(() => 'the next connection fails with the same error')
      .finally(() => {
        this.#isComparing = false
      })
  }

  /** Registers a connection until the returned function is called; calls `leave` once another server is the one. */
  hold({ host, port }: Pick<Client, 'host' | 'port'>, leave: () => void): () => void {
    if (this.#holders.size === 0) this.#timer = setInterval(() => this.recheck(), this.#deps.interval).unref()
    const holder = { place: `${host}:${port}`, leave }
    this.#holders.add(holder)
    return () => {
      this.#holders.delete(holder)
      if (this.#holders.size === 0) clearInterval(this.#timer)
    }
  }

  /** Waits for all answers or timeouts, or until one is certain. */
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

  /** A slow server stays unless another one takes over; whoever connects notices whether it answers. */
  #stay(others: ReadonlyMap<string, unknown>): string {
    if (this.#found && !others.has(this.#found)) return this.#found
    throw others.get(this.#found ?? '') ?? [...others.values()][0] ?? noneOf(this.#wantsStandby)
  }
}

function noneOf(wantsStandby: boolean): Error {
  return new Error(`none of the servers is a ${wantsStandby ? 'standby' : 'primary'}`)
}

const finders = new Map<string, ServerFinder>()

/** Shared by all who use the same URL; null if that leaves no choice. */
export function finderOf(url: string): ServerFinder | null {
  if (targetOf(url) === null) return null
  const finder = finders.get(url) ?? new ServerFinder(url)
  finders.set(url, finder)
  return finder
}

/** Returns the URL of the server to connect to now. */
export async function serverAt(url: string): Promise<string> {
  return (await finderOf(url)?.find()) ?? url
}

/** The first eight digits of a WAL segment's name are its timeline. */
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
