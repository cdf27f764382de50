import { PasswordResetRepository } from '#application/ports/account_repository.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import { PasswordReset, type PasswordResetState } from '#domain/accounts/password_reset.ts'
import type { Database } from '../database.ts'

export class PostgresPasswordResetRepository extends PasswordResetRepository {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async save({ state }: PasswordReset): Promise<void> {
    await this.#database.rows(
      `insert into password_resets (id, professional_id, token_hash, expires_at, used_at, created_at)
       values (?, ?, ?, ?, ?, ?) on conflict (id) do update set used_at = excluded.used_at`,
      [state.id, state.accountId, state.tokenHash, state.expiresAt, state.usedAt, state.createdAt],
    )
  }

  async findByTokenHash(tokenHash: string): Promise<PasswordReset | null> {
    const row = await this.#database.row<PasswordResetState>(
      `select id, professional_id as "accountId", token_hash as "tokenHash", expires_at as "expiresAt",
         used_at as "usedAt", created_at as "createdAt"
       from password_resets where token_hash = ? for update`,
      [tokenHash],
    )
    return row && PasswordReset.restore(row)
  }

  async countSince(accountId: AccountId, since: Date): Promise<number> {
    const row = await this.#database.row<{ count: number }>(
      'select count(*)::int as count from password_resets where professional_id = ? and created_at >= ?',
      [accountId, since],
    )
    return row?.count ?? 0
  }

  async unusedOf(accountId: AccountId): Promise<string[]> {
    const rows = await this.#database.rows<{ id: string }>(
      'select id from password_resets where professional_id = ? and used_at is null',
      [accountId],
    )
    return rows.map(({ id }) => id)
  }

  async voidThese(ids: readonly string[], at: Date): Promise<void> {
    await this.#database.rows(
      'update password_resets set used_at = ? where id = any(?::uuid[]) and used_at is null',
      [at, ids],
    )
  }

  async remove(id: string): Promise<void> {
    await this.#database.rows('delete from password_resets where id = ?', [id])
  }

  async voidAllOf(accountId: AccountId, at: Date): Promise<void> {
    await this.#database.rows(
      'update password_resets set used_at = ? where professional_id = ? and used_at is null',
      [at, accountId],
    )
  }
}
