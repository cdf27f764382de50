import { AccountRepository } from '#application/ports/account_repository.ts'
import { Account, type AccountState } from '#domain/accounts/account.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import type { Database } from '../database.ts'

const ACCOUNT = 'select id, email, role, blocked, password_hash as "passwordHash" from professionals'

export class PostgresAccountRepository extends AccountRepository {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  findById(id: AccountId): Promise<Account | null> {
    return this.#find('where id = ?', id)
  }

  /** The lock leaves room for leads, reviews and views, which only point at the row. */
  findForUpdate(id: AccountId): Promise<Account | null> {
    return this.#find('where id = ? for no key update', id)
  }

  findByEmail(email: string): Promise<Account | null> {
    return this.#find('where email = ?', email)
  }

  async lockAdministrators(): Promise<AccountId[]> {
    const rows = await this.#database.rows<{ id: AccountId }>(
      `select id from professionals where role = 'admin' and not blocked order by id for no key update`,
    )
    return rows.map(({ id }) => id)
  }

  async save({ state }: Account): Promise<void> {
    await this.#database.rows(
      'update professionals set role = ?, blocked = ?, password_hash = ? where id = ?',
      [state.role, state.blocked, state.passwordHash, state.id],
    )
  }

  async #find(condition: string, key: string): Promise<Account | null> {
    const row = await this.#database.row<AccountState>(`${ACCOUNT} ${condition}`, [key])
    return row && new Account(row)
  }
}
