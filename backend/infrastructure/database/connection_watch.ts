import type { Socket } from 'node:net'
import type { Client } from 'pg'
import { LogOnce } from './log_once.ts'
import { StatementTimes } from './statement_times.ts'

export interface WatchSettings {
  /** What the connections are for, in the log. */
  name: string
  /** Milliseconds without a byte after which PostgreSQL is taken for gone; more than it may take for a statement. */
  limit: number
  /** Milliseconds from which on a statement is told of. */
  slow?: number
  /** Told of each kind of loss, once until a connection is made again, and of slow statements. */
  log?: ((line: string) => void) | undefined
}

/**
 * Ends the connections of a pool on which PostgreSQL owes an answer for too long. The driver has no limit of its own that
 * does: a machine that vanished, a server that froze or a network that swallows would be waited for without end. With the
 * first one go those that have been silent for as long, so that not each of them has to be found out by somebody who waits.
 */
export class ConnectionWatch {
  readonly #settings: WatchSettings
  readonly #losses: LogOnce
  readonly #times: StatementTimes
  readonly #lines = new Map<Client, Line>()

  constructor(settings: WatchSettings) {
    this.#settings = settings
    this.#losses = new LogOnce(settings.log ?? (() => {}))
    this.#times = new StatementTimes(settings)
  }

  /** From its connecting on. */
  add(client: Client): void {
    this.#losses.reset()
    const { limit } = this.#settings
    const onSilence = (since: number) => this.#endSilent(since)
    this.#lines.set(client, new Line(client, { limit, onSilence, times: this.#times }))
    client.on('error', (error) => this.#log(client, error))
    client.once('end', () => this.#lines.delete(client))
  }

  /** Lets PostgreSQL take as long as it needs on this connection. */
  lift(client: Client): void {
    this.#lines.get(client)?.setLimit(null)
  }

  restore(client: Client): void {
    this.#lines.get(client)?.setLimit(this.#settings.limit)
  }

  /** The driver complains again once the socket is closed. */
  #log(client: Client, error: Error): void {
    if (this.#lines.delete(client)) this.#losses.log(`${this.#settings.name}: conexão perdida`, error)
  }

  #endSilent(since: number): void {
    for (const line of this.#lines.values()) if (line.heardAt < since && !line.isOwed) line.end()
  }
}

/** How often in its limit one is looked at. */
const LOOKS = 4

interface LineSettings {
  limit: number
  onSilence: (since: number) => void
  times: StatementTimes
}

/** One connection, and whether PostgreSQL owes an answer on it. */
class Line {
  heardAt = performance.now()
  isOwed = false
  #askedAt = 0
  #bytesRead = 0
  #limit: number | null
  #timer: NodeJS.Timeout | undefined
  readonly #client: Client
  readonly #onSilence: (since: number) => void

  constructor(client: Client, { limit, onSilence, times }: LineSettings) {
    this.#client = client
    this.#limit = limit
    this.#onSilence = onSilence
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown
    const watched = (...asked: unknown[]): unknown => {
      this.#ask()
      return this.#limit === null ? query(...asked) : times.measure(query, asked)
    }
    client.query = watched as typeof client.query
    client.on('drain', () => this.#settle())
    client.once('end', () => this.#settle())
  }

  setLimit(limit: number | null): void {
    this.#limit = limit
    this.#wait()
  }

  end(): void {
    const silent = new Error('PostgreSQL does not answer')
    this.#client.connection.stream.destroy(Object.assign(silent, { code: 'ETIMEDOUT' }))
  }

  #ask(): void {
    if (this.isOwed) return
    this.isOwed = true
    this.#askedAt = performance.now()
    this.#bytesRead = this.#countBytes()
    this.#wait()
  }

  #settle(): void {
    this.isOwed = false
    this.heardAt = performance.now()
    this.#wait()
  }

  #wait(): void {
    clearTimeout(this.#timer)
    if (this.isOwed && this.#limit !== null) this.#timer = setTimeout(() => this.#look(), this.#limit / LOOKS)
  }

  /** Counted, not listened to: a COPY bears no second listener beside the driver's. */
  #countBytes(): number {
    return (this.#client.connection.stream as Socket).bytesRead
  }

  #look(): void {
    const bytesRead = this.#countBytes()
    if (bytesRead !== this.#bytesRead) this.heardAt = performance.now()
    this.#bytesRead = bytesRead
    const silence = performance.now() - Math.max(this.heardAt, this.#askedAt)
    if (this.#limit === null || silence < this.#limit) this.#wait()
    else setImmediate(() => this.#judge())
  }

  /** Not before what came while this process was busy has been read. */
  #judge(): void {
    if (!this.isOwed || this.#limit === null) return
    if (this.#countBytes() !== this.#bytesRead) return this.#look()
    this.end()
    this.#onSilence(this.#askedAt)
  }
}
