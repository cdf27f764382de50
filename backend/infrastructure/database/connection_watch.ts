import type { Socket } from 'node:net'
import type { Client } from 'pg'
import { metrics, SpanKind, SpanStatusCode, trace, type Histogram } from '@opentelemetry/api'
import { codeOf } from './database_unavailable.ts'
import { LogOnce } from './log_once.ts'

const SCOPE = 'saude-perto'
/** Milliseconds from which on a statement is logged as slow. */
const SLOW = 500
/** Milliseconds in which the same statement is logged once. */
const LOG_EVERY = 60_000
const MAX_LOGGED = 200
const MAX_TEXT_LENGTH = 300

interface TimesSettings {
  /** Name of the pool. */
  name: string
  log?: ((line: string) => void) | undefined
  slow?: number
}

/** Measures every statement of a pool for metrics and trace, and logs slow ones without their values. */
export class StatementTimes {
  readonly #settings: TimesSettings
  readonly #duration: Histogram
  readonly #logged = new Map<string, number>()

  constructor(settings: TimesSettings) {
    this.#settings = settings
    this.#duration = metrics.getMeter(SCOPE).createHistogram('db.client.operation.duration', {
      unit: 's',
      description: 'Time for a statement, from its sending to its answer',
      advice: { explicitBucketBoundaries: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5] },
    })
  }

  /** Runs `query` with the driver's parameters and measures the time to its answer. */
  measure(query: (...parameters: unknown[]) => unknown, parameters: unknown[]): unknown {
    const text = textOf(parameters[0])
    if (text === null) return query(...parameters)
    const note = this.#begin(text)
    const callback = parameters.at(-1)
    if (typeof callback !== 'function') {
      const answer = query(...parameters)
      if (answer instanceof Promise) answer.then(() => note(null), note)
      return answer
    }
    return query(...parameters.slice(0, -1), (error: unknown, answer: unknown) => {
      note(error)
      callback(error, answer)
    })
  }

  #begin(text: string): (error: unknown) => void {
    const start = performance.now()
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
    const span = trace.getActiveSpan()?.isRecording()
      ? trace.getTracer(SCOPE).startSpan(nameOf(text), { kind: SpanKind.CLIENT, attributes })
      : null
    return (error) => {
      const took = performance.now() - start
      if (error)
        span?.setAttribute('error.type', codeOf(error) || '_OTHER').setStatus({ code: SpanStatusCode.ERROR })
      span?.end()
      this.#duration.record(took / 1_000, { 'db.client.connection.pool.name': this.#settings.name })
      if (took >= (this.#settings.slow ?? SLOW)) this.#logSlow(text, took)
    }
  }

  #logSlow(text: string, took: number): void {
    const { name, log } = this.#settings
    const shown = withoutValues(text)
    const now = performance.now()
    if (!log || now - (this.#logged.get(shown) ?? -Infinity) < LOG_EVERY) return
    if (this.#logged.size >= MAX_LOGGED) this.#logged.clear()
    this.#logged.set(shown, now)
    log(`${name}: consulta lenta, ${Math.round(took)} ms: ${shown}`)
  }
}

/** Null for streams such as COPY. */
function textOf(parameters: unknown): string | null {
  if (typeof parameters === 'string') return parameters
  if (typeof parameters !== 'object' || parameters === null || 'submit' in parameters) return null
  return 'text' in parameters && typeof parameters.text === 'string' ? parameters.text : null
}

const nameOf = (text: string) => /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL'

/** On one line, shortened, without constants. */
function withoutValues(text: string): string {
  return text
    .slice(0, MAX_TEXT_LENGTH)
    .replaceAll(/'[^']*(?:'|$)/g, "'?'")
    .replaceAll(/\s+/g, ' ')
    .trim()
}

export interface WatchSettings {
  /** The purpose of the connections, for the log. */
  name: string
  /** Milliseconds without a byte after which PostgreSQL counts as gone; above the statement timeout. */
  limit: number
  /** Milliseconds from which on a statement is logged. */
  slow?: number
  /** Receives each kind of loss, once until a connection succeeds, and slow statements. */
  log?: ((line: string) => void) | undefined
}

/**
 * Closes connections on which PostgreSQL owes an answer for too long. The driver has no such limit: it would wait for
 * ever for a vanished machine, a frozen server or a lossy network. With the first one it closes all that have been
 * silent for as long, so that not every one has to time out by itself.
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

  /** Watches a client from its connection on. */
  add(client: Client): void {
    this.#losses.reset()
    const { limit } = this.#settings
    const onSilence = (since: number) => this.#endSilent(since)
    const line = new Line(client, { limit, onSilence, times: this.#times })
    this.#lines.set(client, line)
    client.on('error', (error) => this.#log(client, error))
    client.once('end', () => this.#lines.delete(client))
  }

  /** Removes the limit from this connection. */
  lift(client: Client): void {
    this.#lines.get(client)?.setLimit(null)
  }

  restore(client: Client): void {
    this.#lines.get(client)?.setLimit(this.#settings.limit)
  }

  /** The driver reports another error once the socket is closed. */
  #log(client: Client, error: Error): void {
    if (this.#lines.delete(client)) this.#losses.log(`${this.#settings.name}: conexão perdida`, error)
  }

  #endSilent(since: number): void {
    for (const line of this.#lines.values()) if (line.heardAt < since && !line.isOwed) line.end()
  }
}

/** Checks per limit and connection. */
const CHECKS = 4
/** The PostgreSQL function behind the warning on a missing standby, whose text depends on the server's language. */
const WAITS_FOR_STANDBY = 'SyncRepWaitForLSN'

interface LineSettings {
  limit: number
  onSilence: (since: number) => void
  times: StatementTimes
}

/** One connection, and whether PostgreSQL owes an answer on it. */
class Line {
  heardAt = performance.now()
  isOwed = false
  #isUnconfirmed = false
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
    const query = client.query.bind(client) as (...parameters: unknown[]) => unknown
    const confirmed = (...parameters: unknown[]) => this.#confirm(query, parameters)
    const watched = (...parameters: unknown[]): unknown => {
      this.#ask()
      return this.#limit === null ? confirmed(...parameters) : times.measure(confirmed, parameters)
    }
    client.query = watched as typeof client.query
    client.on('notice', ({ routine }) => {
      this.#isUnconfirmed ||= routine === WAITS_FOR_STANDBY
    })
    client.on('drain', () => this.#settle())
    client.once('end', () => this.#settle())
  }

  /** A commit without its standby (the wait timed out) counts as a commit with a lost answer. */
  #confirm(query: (...parameters: unknown[]) => unknown, parameters: unknown[]): unknown {
    const callback = parameters.at(-1)
    if (typeof callback !== 'function') {
      const answer = query(...parameters)
      if (!(answer instanceof Promise)) return answer
      return answer.then((value: unknown) => {
        const doubt = this.#takeDoubt()
        if (doubt) throw doubt
        return value
      })
    }
    return query(...parameters.slice(0, -1), (error: unknown, answer: unknown) => {
      callback(error ?? this.#takeDoubt(), answer)
    })
  }

  #takeDoubt(): Error | null {
    if (!this.#isUnconfirmed) return null
    this.#isUnconfirmed = false
    return new Error('the standby did not confirm in time')
  }

  setLimit(limit: number | null): void {
    this.#limit = limit
    this.#wait()
  }

  end(): void {
    const silence = Object.assign(new Error('PostgreSQL does not answer'), { code: 'ETIMEDOUT' })
    this.#client.connection.stream.destroy(silence)
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
    if (this.isOwed && this.#limit !== null)
      this.#timer = setTimeout(() => this.#check(), this.#limit / CHECKS)
  }

  /** Reads the socket's counter: COPY does not allow a second listener. */
  #countBytes(): number {
    return (this.#client.connection.stream as Socket).bytesRead
  }

  #check(): void {
    const bytesRead = this.#countBytes()
    if (bytesRead !== this.#bytesRead) this.heardAt = performance.now()
    this.#bytesRead = bytesRead
    const silence = performance.now() - Math.max(this.heardAt, this.#askedAt)
    if (this.#limit === null || silence < this.#limit) this.#wait()
    else setImmediate(() => this.#judge())
  }

  /** First reads what arrived while this process was busy. */
  #judge(): void {
    if (!this.isOwed || this.#limit === null) return
    if (this.#countBytes() !== this.#bytesRead) return this.#check()
    this.end()
    this.#onSilence(this.#askedAt)
  }
}
