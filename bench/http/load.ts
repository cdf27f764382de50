import autocannon from 'autocannon'
import { connect, type Socket } from 'node:net'

/** `true` where it was answered 200. */
type Answered = (isFine: boolean) => void

interface Connection {
  socket: Socket
  answered: Answered
  isFine: boolean
  /** Bytes of the answer that are still to come, null before its head. */
  missing: number | null
}

const END_OF_HEAD = '\r\n\r\n'
const nobodyAsks: Answered = () => {}

/**
 * Asks a server of our own that says `content-length`, and makes nothing of what it answers. Whoever asks works on the
 * same processors as who answers: a real client takes twice as long for each request and shows its own waits as theirs.
 */
class PlainClient {
  readonly #url: URL
  readonly #connections: number
  readonly #open = new Set<Connection>()
  readonly #idle: Connection[] = []
  /** Of all connections: what one reads is done with when the next one reads. */
  readonly #buffer = Buffer.allocUnsafe(64 * 1_024)
  readonly #waiting: { path: string; answered: Answered }[] = []

  /** @param connections at most, beyond which requests wait for one of them. */
  constructor(url: string, connections: number) {
    this.#url = new URL(url)
    this.#connections = connections
  }

  get(path: string, answered: Answered): void {
    const connection = this.#idle.pop() ?? (this.#open.size < this.#connections ? this.#connect() : null)
    if (connection) this.#send(connection, path, answered)
    else this.#waiting.push({ path, answered })
  }

  close(): void {
    for (const { socket } of this.#open) socket.destroy()
  }

  #connect(): Connection {
    const { hostname, port } = this.#url
    const read = (length: number) => (this.#read(connection, length), true)
    const onread = { buffer: this.#buffer, callback: read }
    const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread })
    const connection: Connection = { socket, answered: nobodyAsks, isFine: false, missing: null }
    this.#open.add(connection)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => this.#lose(connection))
    return connection
  }

  #send(connection: Connection, path: string, answered: Answered): void {
    connection.answered = answered
    connection.missing = null
    connection.socket.write(`GET ${path} HTTP/1.1\r\nHost: ${this.#url.host}\r\n\r\n`)
  }

  #read(connection: Connection, length: number): void {
    connection.missing = (connection.missing ?? this.#readHead(connection, length)) - length
    if (connection.missing > 0) return
    const { answered, isFine } = connection
    connection.answered = nobodyAsks
    answered(isFine)
    const next = this.#waiting.shift()
    if (next) this.#send(connection, next.path, next.answered)
    else this.#idle.push(connection)
  }

  #lose(connection: Connection): void {
    this.#open.delete(connection)
    if (this.#idle.includes(connection)) this.#idle.splice(this.#idle.indexOf(connection), 1)
    connection.answered(false)
    const next = this.#waiting.shift()
    if (next) this.get(next.path, next.answered)
  }

  /** Returns how long head and body are; a head comes in one piece. */
  #readHead(connection: Connection, length: number): number {
    const answer = this.#buffer.subarray(0, length)
    const end = answer.indexOf(END_OF_HEAD)
    const head = answer.toString('latin1', 0, end)
    connection.isFine = head.startsWith('HTTP/1.1 200 ')
    return end + END_OF_HEAD.length + Number(/content-length: (\d+)/i.exec(head)?.[1])
  }
}

interface Pace {
  url: string
  paths: readonly string[]
  seconds: number
  perSecond: number
  connections: number
}

/** Until all connections are open and this process has settled; `wrk2` leaves out ten. */
const UNCOUNTED_SECONDS = 2

/**
 * Asks at even intervals, whatever the answers take, and counts each from the instant at which it was due: who waits is
 * not spared. `lateness` is how long after its instant each was sent, which is this process's own share of the wait.
 * autocannon's own rate sends all requests of a second at its beginning.
 */
async function pacedLatencies({ url, paths, seconds, perSecond, connections }: Pace) {
  const client = new PlainClient(url, connections)
  const times: number[] = []
  const lateness: number[] = []
  const uncounted = Math.floor(perSecond * UNCOUNTED_SECONDS)
  const count = uncounted + Math.floor(perSecond * seconds)
  const { promise: allAnswered, resolve: finish } = Promise.withResolvers<void>()
  const start = performance.now()
  const dueAt = (number: number) => start + (number / perSecond) * 1_000
  let sent = 0
  let answered = 0
  let failed = 0
  const ask = (number: number) => {
    if (number >= uncounted) lateness.push(performance.now() - dueAt(number))
    client.get(paths[number % paths.length] ?? '/', (isFine) => {
      if (!isFine) failed++
      else if (number >= uncounted) times.push(performance.now() - dueAt(number))
      if (++answered === count) finish()
    })
  }
  const askAllDue = () => {
    while (sent < count && dueAt(sent) <= performance.now()) ask(sent++)
    if (sent < count) setTimeout(askAllDue, 1)
  }
  askAllDue()
  await allAnswered
  client.close()
  return { times, lateness, failed }
}

/** A process that loads a server; each message is a `Load`, answered by a `Felt`. Ends with its parent. */

export interface Load {
  url: string
  paths: string[]
  seconds: number
  connections: number
  /** So many at even intervals, whatever the answers take; else as many as there can be. */
  perSecond?: number
}

export interface Felt {
  perSecond: number
  p50: number
  p99: number
  /** How late the load itself was, p99: more than a few ms mean that it asks for more than this machine can send. */
  late: number
  failed: number
}

process.on('message', (load: Load) => {
  collectGarbage()
  void (load.perSecond ? paced(load, load.perSecond) : full(load)).then((felt) => process.send?.(felt))
})

/** What one load left behind is collected before the next, not during it on the processors that the servers need. */
function collectGarbage(): void {
  if (!globalThis.gc) throw new Error('The load runs with --expose-gc.')
  globalThis.gc()
}

async function full({ url, paths, seconds, connections }: Load): Promise<Felt> {
  const requests = paths.map((path) => ({ path }))
  const felt = await autocannon({ url, connections, duration: seconds, requests })
  const answered = felt['2xx']
  const { p50, p99 } = felt.latency
  return { perSecond: answered / felt.duration, p50, p99, late: 0, failed: felt.errors + felt.non2xx }
}

async function paced(load: Load, perSecond: number): Promise<Felt> {
  const { times, lateness, failed } = await pacedLatencies({ ...load, perSecond })
  return {
    perSecond: times.length / load.seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    late: quantile(lateness, 0.99),
    failed,
  }
}

function quantile(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(share * times.length)] ?? Infinity
}
