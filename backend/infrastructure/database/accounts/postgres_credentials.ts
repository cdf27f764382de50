import { createHash } from 'node:crypto'
import type { PasswordResetRepository } from '#application/ports/account_repository.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import { PasswordReset, type PasswordResetState } from '#domain/accounts/password_reset.ts'
import type { SecondFactorRepository } from '#application/ports/second_factor.ts'
import { SecondFactor, type SecondFactorState } from '#domain/accounts/second_factor.ts'
import type { SessionStore, NewSession, OpenSession } from '#application/ports/session_store.ts'
import { endOfSession, isWorthNoting, type SessionState } from '#domain/accounts/session.ts'
import { rowOf, TimedAdapter, DatabaseAdapter } from '../database.ts'

const RESET = {
  id: 'id',
  accountId: 'professional_id',
  email: 'email',
  tokenHash: 'token_hash',
  expiresAt: 'expires_at',
  usedAt: 'used_at',
  createdAt: 'created_at',
} satisfies Record<keyof PasswordResetState, string>

export class PostgresPasswordResetRepository extends DatabaseAdapter implements PasswordResetRepository {
  async save({ state }: PasswordReset): Promise<void> {
    await this.database.run((db) =>
      db.table('password_resets').insert(rowOf(RESET, state)).onConflict('id').merge(['used_at']),
    )
  }

  async findByTokenHash(tokenHash: string): Promise<PasswordReset | null> {
    const row = await this.database.run((db) =>
      db
        .query<PasswordResetState>()
        .from('password_resets')
        .select(RESET)
        .where('token_hash', tokenHash)
        .forUpdate()
        .first(),
    )
    return row && PasswordReset.restore(row)
  }

  async countSince(accountId: AccountId, since: Date): Promise<number> {
    return this.database.count('from password_resets where professional_id = ? and created_at >= ?', [
      accountId,
      since,
    ])
  }

  unusedOf(accountId: AccountId): Promise<string[]> {
    return this.database.column<string>(
      'select id from password_resets where professional_id = ? and used_at is null',
      [accountId],
    )
  }

  async voidThese(ids: readonly string[], at: Date): Promise<void> {
    await this.database.rows(
      'update password_resets set used_at = ? where id = any(?::uuid[]) and used_at is null',
      [at, ids],
    )
  }

  async remove(id: string): Promise<void> {
    await this.database.run((db) => db.from('password_resets').where({ id }).delete())
  }

  async voidAllOf(accountId: AccountId, at: Date): Promise<void> {
    await this.database.run((db) =>
      db.from('password_resets').where({ professional_id: accountId, used_at: null }).update({ used_at: at }),
    )
  }
}

type StoredState = Omit<SecondFactorState, 'accountId'>

export class PostgresSecondFactors extends DatabaseAdapter implements SecondFactorRepository {
  async find(accountId: AccountId): Promise<SecondFactor | null> {
    const row = await this.database.row<{ kept: StoredState }>(
      'select kept from second_factors where professional_id = ?',
      [accountId],
    )
    return row && new SecondFactor({ accountId, ...row.kept })
  }

  async save(factor: SecondFactor): Promise<void> {
    const { accountId, ...kept } = factor.state
    if (!factor.isOn()) return this.remove(accountId)
    await this.database.rows(
      `insert into second_factors (professional_id, kept) values (?, ?::jsonb)
       on conflict (professional_id) do update set kept = excluded.kept`,
      [accountId, JSON.stringify(kept)],
    )
  }

  async remove(accountId: AccountId): Promise<void> {
    await this.database.run((db) => db.from('second_factors').where('professional_id', accountId).delete())
  }
}

/** What is stored of a session's token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

export class PostgresSessionStore extends TimedAdapter implements SessionStore {
  /** The row lock waits for a concurrent block or change of login data; the next statement sees the result. */
  async open({ token, account, remembered, senderHash, device = null }: NewSession): Promise<boolean> {
    const now = this.clock.now()
    const { role, passwordHash, hasSecondFactor } = account.state
    const state = { accountId: account.id, role, remembered, startedAt: now, lastSeenAt: now }
    return this.database.transaction(async () => {
      await this.database.rows('select 1 from professionals where id = ? for share', [account.id])
      const row = await this.database.row(
        `insert into sessions (token_hash, professional_id, remembered, sender_hash, device, started_at, last_seen_at, expires_at)
         select :tokenHash, id, :remembered, :senderHash, :device, :now, :now, :end from professionals
         where id = :accountId and not blocked and password_hash is not distinct from :passwordHash
           and exists (select from second_factors where professional_id = professionals.id) = :hasSecondFactor
         returning 1`,
        {
          ...{ tokenHash: hashOf(token), remembered, senderHash, device, now, end: endOfSession(state) },
          ...{ accountId: account.id, passwordHash, hasSecondFactor },
        },
      )
      return row !== null
    })
  }

  async accountOf(token: string, isUse = true): Promise<AccountId | null> {
    const now = this.clock.now()
    const session = await this.database.row<SessionState>(
      `select professional_id as "accountId", role, remembered, started_at as "startedAt", last_seen_at as "lastSeenAt"
       from sessions join professionals on professionals.id = professional_id where token_hash = ? and expires_at > ?`,
      [hashOf(token), now],
    )
    if (session && isUse && isWorthNoting(session, now))
      await this.#note(token, { ...session, lastSeenAt: now })
    return session?.accountId ?? null
  }

  async end(token: string): Promise<void> {
    await this.database.rows(
      `with ended as (delete from sessions where token_hash = ? returning id, expires_at)
       delete from push_devices where session_id in (select id from ended where expires_at > ?)`,
      [hashOf(token), this.clock.now()],
    )
  }

  async endAllOf(accountId: AccountId): Promise<void> {
    await this.database.run((db) => db.from('push_devices').where('professional_id', accountId).delete())
    await this.database.run((db) => db.from('sessions').where('professional_id', accountId).delete())
  }

  listOf(accountId: AccountId, token: string | null): Promise<OpenSession[]> {
    return this.database.rows(
      `select id, device, started_at as "startedAt", last_seen_at as "lastSeenAt", coalesce(token_hash = :tokenHash, false) as "isCurrent",
         coalesce(sender_hash = (select sender_hash from sessions where token_hash = :tokenHash), false) as "isFromHere"
       from sessions where professional_id = :accountId and expires_at > :now order by last_seen_at desc, id limit 100`,
      { tokenHash: token && hashOf(token), accountId, now: this.clock.now() },
    )
  }

  async endOne(accountId: AccountId, id: string): Promise<boolean> {
    const ended = await this.database.row<{ count: number }>(
      `with ended as (delete from sessions where professional_id = ? and id = ? returning id),
         silenced as (delete from push_devices where session_id in (select id from ended))
       select count(*)::integer as count from ended`,
      [accountId, id],
    )
    return ended?.count === 1
  }

  async endOthers(accountId: AccountId, token: string): Promise<void> {
    const binding = { accountId, tokenHash: hashOf(token) }
    await this.database.rows(
      `delete from push_devices where professional_id = :accountId
         and session_id is distinct from (select id from sessions where token_hash = :tokenHash)`,
      binding,
    )
    await this.database.rows(
      'delete from sessions where professional_id = :accountId and token_hash <> :tokenHash',
      binding,
    )
  }

  async removeEnded(): Promise<number> {
    const rows = await this.database.rows('delete from sessions where expires_at <= ? returning 1', [
      this.clock.now(),
    ])
    return rows.length
  }

  async #note(token: string, session: SessionState): Promise<void> {
    await this.database.run((db) =>
      db
        .from('sessions')
        .where('token_hash', hashOf(token))
        .update({ last_seen_at: session.lastSeenAt, expires_at: endOfSession(session) }),
    )
  }
}
