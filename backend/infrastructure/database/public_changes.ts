import type { Pool, PoolClient } from 'pg'
import { openPool } from './open_database.ts'

/** Receives the changed professionals, `[]` for other public data, `null` for unknown changes. */
type OnChange = (professionalIds: readonly string[] | null) => void

interface PublicChangesSettings {
  url: string
  log?: (line: string) => void
  /** Milliseconds before a lost connection is opened again. */
  retryAfter?: number
}

const CHANNEL = 'public_changes'
const EVERYTHING = '*'
/**
 * Milliseconds between two questions; without them a dead connection would never be noticed. With the time to answer
 * (`statementLimit`), pages may be shown as they were for some two and a half seconds at most.
 */
const SIGN_OF_LIFE = 1_000
const RETRY_AFTER = 1_000

/** Receives changes of public data, which the writes themselves announce to every process. */
export class PublicChanges {
  readonly #pool: Pool
  readonly #retryAfter: number
  #hear: OnChange = () => {}
  #line: PoolClient | null = null
  #next: NodeJS.Timeout | undefined
  #isClosed = false

  constructor({ url, log, retryAfter = RETRY_AFTER }: PublicChangesSettings) {
    const name = 'saude-perto-changes'
    this.#pool = openPool({ url, name, size: 1, statementLimit: 1_000, log })
    this.#retryAfter = retryAfter
  }

  /** Whether every change arrives; otherwise nothing cached may be used. */
  get isListening(): boolean {
    return this.#line !== null
  }

  /** Starts to listen; resolves even if that fails, and then retries by itself. */
  async listen(hear: OnChange): Promise<void> {
    this.#hear = hear
    await this.#connect()
  }

  /** Resolves once all changes committed before have arrived; PostgreSQL sends them before its next answer. */
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
