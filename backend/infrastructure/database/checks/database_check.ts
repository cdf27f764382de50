import { type Finding, SiteCheck, warning, well, wrong } from '#application/ports/site_check.ts'
import { codeOf, type Database } from '../database.ts'

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
