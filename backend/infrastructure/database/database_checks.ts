import type { Clock } from '#application/ports/clock.ts'
import { type Finding, SiteCheck, warning, well, wrong } from '#application/ports/site_check.ts'
import { formatNumber } from '#domain/shared/numbers.ts'
import { compareMigrations } from './apply_migrations.ts'
import { type Database, codeOf } from './database.ts'

const NOTICEABLE_SECONDS = 2
/** Links of password resets and sessions end at the wrong time. */
const HARMFUL_SECONDS = 60
const DIFFERENCE = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const CURE = 'Acerte a hora das duas máquinas por NTP (timedatectl set-ntp true).'

/** Compares our clock with that of the database. */
export class ClockCheck extends SiteCheck {
  readonly name = 'clock'
  readonly #database: Database
  readonly #clock: Clock

  constructor(database: Database, clock: Clock) {
    super()
    this.#database = database
    this.#clock = clock
  }

  async examine(): Promise<Finding> {
    const before = this.#clock.now().getTime()
    const row = await this.#database.row<{ at: Date }>('select clock_timestamp() as at')
    const after = this.#clock.now().getTime()
    const there = row?.at.getTime() ?? Number.NaN
    const seconds = Math.max(0, before - there, there - after) / 1_000
    const finding = `${DIFFERENCE.format(seconds)} s de diferença do banco`
    if (!(seconds < HARMFUL_SECONDS)) return wrong(finding, CURE)
    return seconds > NOTICEABLE_SECONDS ? warning(finding, CURE) : well(finding)
  }
}

const OLDEST = 150_000

interface Server {
  number: number
  version: string
  encoding: string
  /** Whether we may rewrite what should only grow. */
  mayRewrite: boolean | null
}

const SERVER = `select current_setting('server_version_num')::integer as number,
  current_setting('server_version') as version, current_setting('server_encoding') as encoding,
  case when to_regclass('audit_log') is not null then has_table_privilege('audit_log', 'UPDATE') end as "mayRewrite"`

export class DatabaseCheck extends SiteCheck {
  readonly name = 'database'
  override readonly isFoundation = true
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async examine(): Promise<Finding> {
    try {
      return judge(await this.#database.row<Server>(SERVER))
    } catch (error) {
      const reason = codeOf(error) || (error instanceof Error ? error.name : 'erro')
      return wrong(
        `não responde (${reason})`,
        'Ligue o PostgreSQL e confira DATABASE_URL: endereço, usuário e senha.',
      )
    }
  }
}

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

export class MigrationsCheck extends SiteCheck {
  readonly name = 'migrations'
  override readonly isFoundation = true
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async examine(): Promise<Finding> {
    const { pending, unknown } = await compareMigrations(this.#database)
    if (unknown.length > 0)
      return wrong(
        `o banco é de uma versão mais nova: ${unknown.join(', ')}`,
        'Instale a versão do programa que fez estas migrações.',
      )
    if (pending.length > 0) return wrong(`faltam: ${pending.join(', ')}`, 'Rode saude db migrate --yes.')
    return well('todas aplicadas')
  }
}

interface Queue {
  given_up: number
  late: number
  stuck: number
}

const QUEUE = `select
  count(*) filter (where attempts >= max_attempts and locked_at is null)::integer as given_up,
  count(*) filter (where attempts = 0 and locked_at is null and run_at < now() - interval '15 minutes')::integer as late,
  count(*) filter (where locked_at < now() - interval '1 minute' and not exists (
    select from job_workers where id = locked_by and seen_at > now() - interval '1 minute'))::integer as stuck
  from graphile_worker.jobs`

export class QueueCheck extends SiteCheck {
  readonly name = 'jobs'
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async examine(): Promise<Finding> {
    const queue = await this.#database.row<Queue>(QUEUE)
    const { given_up: givenUp, late, stuck } = queue ?? { given_up: 0, late: 0, stuck: 0 }
    if (late > 0)
      return wrong(
        `${formatNumber(late)} esperam há mais de 15 minutos`,
        'Ninguém trabalha na fila: inicie o servidor ou saude jobs work.',
      )
    if (stuck > 0)
      return wrong(
        `${formatNumber(stuck)} presos por um processo que morreu`,
        'Inicie o servidor ou saude jobs work: são soltos e feitos em um minuto.',
      )
    if (givenUp > 0)
      return warning(
        `${formatNumber(givenUp)} falharam vezes demais`,
        'Veja last_error em graphile_worker.jobs; depois de corrigir, volte attempts a 0.',
      )
    return well('em dia')
  }
}
