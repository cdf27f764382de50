import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '#application/ports/clock.ts'
import {
  type Finding,
  type SiteCheck,
  warning,
  well,
  wrong,
  HealthProbe,
  type Health,
} from '#application/ports/site_check.ts'
import { compareMigrations } from './apply_migrations.ts'
import { type Database, codeOf } from './database.ts'
import { DatabaseUnavailable } from './database_unavailable.ts'

const NOTICEABLE_SECONDS = 2
/** From this difference on, reset links and sessions expire at the wrong time. */
const HARMFUL_SECONDS = 60
const DIFFERENCE = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const CURE = 'Acerte a hora das duas máquinas por NTP (timedatectl set-ntp true).'

/** Compares our clock with the database's. */
export const clockCheck = (database: Database, clock: Clock): SiteCheck => ({
  name: 'clock',
  async examine(): Promise<Finding> {
    const before = clock.now().getTime()
    const row = await database.row<{ at: Date }>('select clock_timestamp() as at')
    const after = clock.now().getTime()
    const there = row?.at.getTime() ?? Number.NaN
    const seconds = Math.max(0, before - there, there - after) / 1_000
    const finding = `${DIFFERENCE.format(seconds)} s de diferença do banco`
    if (!(seconds < HARMFUL_SECONDS)) return wrong(finding, CURE)
    return seconds > NOTICEABLE_SECONDS ? warning(finding, CURE) : well(finding)
  },
})

const OLDEST = 150_000

interface Server {
  number: number
  version: string
  encoding: string
  /** Whether the role may rewrite the append-only tables. */
  mayRewrite: boolean | null
}

const SERVER = `select current_setting('server_version_num')::integer as number,
  current_setting('server_version') as version, current_setting('server_encoding') as encoding,
  case when to_regclass('audit_log') is not null then has_table_privilege('audit_log', 'UPDATE') end as "mayRewrite"`

export const databaseCheck = (database: Database): SiteCheck => ({
  name: 'database',
  isFoundation: true,
  async examine(): Promise<Finding> {
    try {
      return judge(await database.row<Server>(SERVER))
    } catch (error) {
      const reason = codeOf(error) || (error instanceof Error ? error.name : 'erro')
      return wrong(
        `não responde (${reason})`,
        'Ligue o PostgreSQL e confira DATABASE_URL: endereço, usuário e senha.',
      )
    }
  },
})

function judge(server: Server | null): Finding {
  const { number = 0, version = '?', encoding = '?', mayRewrite = null } = server ?? {}
  if (number < OLDEST) return wrong(`PostgreSQL ${version}`, 'Use o PostgreSQL 15 ou mais novo.')
  if (encoding !== 'UTF8')
    return wrong(`codificação ${encoding}`, 'Crie o banco com encoding UTF8 e restaure nele.')
  if (mayRewrite)
    return warning(
      `PostgreSQL ${version}; o usuário de DATABASE_URL pode reescrever o registro de auditoria`,
      'Dê as tabelas a outro usuário em DATABASE_OWNER_URL (docs/operations.md).',
    )
  return well(`PostgreSQL ${version}`)
}

export const migrationsCheck = (database: Database): SiteCheck => ({
  name: 'migrations',
  isFoundation: true,
  async examine(): Promise<Finding> {
    const { pending, unknown } = await compareMigrations(database)
    if (unknown.length > 0)
      return wrong(
        `o banco é de uma versão mais nova: ${unknown.join(', ')}`,
        'Instale a versão do programa que fez estas migrações.',
      )
    if (pending.length > 0) return wrong(`faltam: ${pending.join(', ')}`, 'Rode saude db migrate --yes.')
    return well('todas aplicadas')
  },
})

interface ProbeDependencies {
  /** The database whose writes are watched. */
  database: Database
  /** A separate connection, so that a busy pool does not make this process look unavailable. */
  own: Database
  /** Timeout in milliseconds. */
  limit?: number
}

/** Needs a few pages more than an almost full disk has. */
const TRIAL_WRITE = `create temporary table room on commit drop as
  select number, md5(number::text) as filler from generate_series(1, 20000) as number`
const READ_ONLY = `select current_setting('transaction_read_only') = 'on' as "isReadOnly"`

/**
 * Ready means: PostgreSQL answers, every migration of this version is applied (a newer version may have added more),
 * and writes succeed. That is known from the writes themselves; after one failed for lack of space or rights, trial
 * writes detect the recovery.
 */
export class DatabaseHealthProbe extends HealthProbe {
  readonly #deps: ProbeDependencies
  #examining: Promise<Health> | null = null

  constructor(deps: ProbeDependencies) {
    super()
    this.#deps = deps
  }

  /** Concurrent calls share one check. */
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

  /** Returns 'ok', or why writes fail. */
  async #writes(): Promise<string> {
    const { database, own } = this.#deps
    const row = await own.row<{ isReadOnly: boolean }>(READ_ONLY)
    if (row?.isReadOnly) return 'read only'
    if (!database.unwritable) return 'ok'
    try {
      await own.transaction(() => own.rows(TRIAL_WRITE))
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
