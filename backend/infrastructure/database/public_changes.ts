import type { Pool, PoolClient } from 'pg'
import { openPool } from './open_database.ts'

/** Hears which professionals changed, `[]` for anything else public, and `null` where nobody knows what did. */
type HearChange = (professionalIds: readonly string[] | null) => void

interface PublicChangesSettings {
  url: string
  log?: (line: string) => void
  /** Milliseconds after which a lost connection is made again. */
  retryAfter?: number
}

const CHANNEL = 'public_changes'
const EVERYTHING = '*'
/** A connection on which nothing is asked would never be found dead. */
const SIGN_OF_LIFE = 5_000
const RETRY_AFTER = 1_000

/** What changed of that which everyone may see, told by the writes themselves to every process that listens. */
export class PublicChanges {
  readonly #pool: Pool
  readonly #retryAfter: number
  #hear: HearChange = () => {}
  #line: PoolClient | null = null
  #next: NodeJS.Timeout | undefined
  #isClosed = false

  constructor({ url, log, retryAfter = RETRY_AFTER }: PublicChangesSettings) {
    const name = 'saude-perto-changes'
    this.#pool = openPool({ url, name, size: 1, statementLimit: 1_000, log })
    this.#retryAfter = retryAfter
  }

  /** Whether every change is told; otherwise nothing that was remembered may be relied on. */
  get isHeard(): boolean {
    return this.#line !== null
  }

  /** Begins to listen; also resolves where that fails, and tries again by itself. */
  async listen(hear: HearChange): Promise<void> {
    this.#hear = hear
    await this.#connect()
  }

  /** Resolves once everything is told that was committed before; PostgreSQL tells it ahead of its next answer. */
  async caughtUp(): Promise<void> {
    const line = this.#line
    await line?.query('select').catch((error: unknown) => this.#lose(line, error))
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#next)
    this.#line?.release(true)
    this.#line = null
    await this.#pool.end()
  }

  async #connect(): Promise<void> {
    try {
      const line = await this.#pool.connect()
      line.on('error', (error) => this.#lose(line, error))
      line.on('notification', ({ payload = EVERYTHING }) => this.#hear(namedIn(payload)))
      await line.query(`listen ${CHANNEL}`)
      if (this.#isClosed) return line.release(true)
      this.#line = line
      this.#hear(null)
      this.#keepAsking()
    } catch {
      this.#wait(this.#retryAfter, () => this.#connect())
    }
  }

  #keepAsking(): void {
    if (this.#line) this.#wait(SIGN_OF_LIFE, () => this.caughtUp().finally(() => this.#keepAsking()))
  }

  #lose(line: PoolClient, error: unknown): void {
    if (this.#line !== line) return
    this.#line = null
    line.release(error instanceof Error ? error : true)
    this.#hear(null)
    this.#wait(this.#retryAfter, () => this.#connect())
  }

  #wait(milliseconds: number, then: () => Promise<void>): void {
    clearTimeout(this.#next)
    if (this.#isClosed) return
    this.#next = setTimeout(() => void then(), milliseconds).unref()
  }
}

const UUID = /^[\da-f]{8}-/

function namedIn(payload: string): readonly string[] | null {
  return payload === EVERYTHING ? null : payload.split(' ').filter((word) => UUID.test(word))
}
