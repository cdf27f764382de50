import { setTimeout as pause } from 'node:timers/promises'
import { HealthProbe, type Health } from '#application/ports/site_check.ts'
import type { Database } from './database.ts'
import { DatabaseUnavailable } from './database_unavailable.ts'
import { compareMigrations } from './apply_migrations.ts'

interface ProbeDependencies {
  /** The connections whose writes are watched. */
  database: Database
  /** A connection apart, so that many who wait for the others do not make this process look dead. */
  own: Database
  /** Milliseconds for an answer. */
  limit?: number
}

/** Some pages more than there may be left on a disk that is full. */
const NEEDS_ROOM = `create temporary table room on commit drop as
  select number, md5(number::text) as filler from generate_series(1, 20000) as number`
const READ_ONLY = `select current_setting('transaction_read_only') = 'on' as "isReadOnly"`

/**
 * Ready means: PostgreSQL answers, every migration of this version is applied, a newer version may have added its own, and
 * what people send can be stored. Whether it can is known from the writes themselves; once one failed for want of room or of
 * the right to write, trial writes tell when that is over.
 */
export class DatabaseHealthProbe extends HealthProbe {
  readonly #deps: ProbeDependencies
  #examining: Promise<Health> | null = null

  constructor(deps: ProbeDependencies) {
    super()
    this.#deps = deps
  }

  /** Calls at the same time share one examination. */
  examine(): Promise<Health> {
    this.#examining ??= this.#inTime().finally(() => {
      this.#examining = null
    })
    return this.#examining
  }

  async #inTime(): Promise<Health> {
    const { limit = 2_000 } = this.#deps
    const over = new AbortController()
    const late = pause(limit, notReady(`no answer within ${limit} ms`), { signal: over.signal })
    late.catch(() => 'answered in time')
    const health = await Promise.race([this.#check(), late])
    over.abort()
    return health
  }

  async #check(): Promise<Health> {
    try {
      const { pending, unknown } = await compareMigrations(this.#deps.own)
      const writes = await this.#writes()
      return {
        ready: pending.length === 0 && writes === 'ok',
        details: {
          database: 'ok',
          writes,
          migrationsPending: pending.length,
          migrationsUnknown: unknown.length,
        },
      }
    } catch (error) {
      return notReady(error instanceof Error ? error.message : String(error))
    }
  }

  /** 'ok', or why nothing can be written. */
  async #writes(): Promise<string> {
    const { database, own } = this.#deps
    const row = await own.row<{ isReadOnly: boolean }>(READ_ONLY)
    if (row?.isReadOnly) return 'read only'
    if (!database.unwritable) return 'ok'
    try {
      await own.transaction(() => own.rows(NEEDS_ROOM))
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return error.message
    }
    database.unwritable = null
    return 'ok'
  }
}

function notReady(reason: string): Health {
  return { ready: false, details: { database: reason } }
}
