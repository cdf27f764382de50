import {
  AccountAdminList,
  type AccountAdminListFilter,
  type AccountAdminListRow,
} from '#application/ports/account_admin_list.ts'
import { parseEmail } from '#domain/shared/email.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import type { Database } from '../database.ts'

const ROW = `select id, concat_ws(' ', title, name, lastname) as name, email, slug, role, blocked,
  password_hash is not null as "hasPassword",
  (select max(at) from access_records where professional_id = professionals.id) as "lastAccessAt",
  created_at as "createdAt" from professionals`

const MATCHES = `where (?::text is null or role = ?) and (?::boolean is null or blocked = ?)
  and (?::text is null or strpos(fold_text(concat_ws(' ', name, lastname, email)), fold_text(?)) > 0)`

export class PostgresAccountAdminList extends AccountAdminList {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async list(
    {
      role = null,
      blocked = null,
      q = null,
    }: { [Name in keyof AccountAdminListFilter]: AccountAdminListFilter[Name] | null },
    page: number,
    limit: number,
  ): Promise<{ rows: AccountAdminListRow[]; total: number }> {
    const bindings = [role, role, blocked, blocked, q, q]
    const counted = await this.#database.row<{ total: number }>(
      `select count(*)::integer as total from professionals ${MATCHES}`,
      bindings,
    )
    const rows = await this.#database.rows<AccountAdminListRow>(
      `${ROW} ${MATCHES} order by created_at desc, id limit ? offset ?`,
      [...bindings, limit, (page - 1) * limit],
    )
    return { rows, total: counted?.total ?? 0 }
  }

  find(key: string): Promise<AccountAdminListRow | null> {
    return this.#database.row(`${ROW} where ${isUuid(key) ? 'id = ?::uuid' : '? in (slug, email)'}`, [
      isUuid(key) ? key : (parseEmail(key) ?? key),
    ])
  }
}
