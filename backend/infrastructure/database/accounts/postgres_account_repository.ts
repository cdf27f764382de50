import type {
  AccountAdminList,
  AccountAdminListFilter,
  AccountAdminListRow,
} from '#application/ports/account_admin_list.ts'
import type {
  AccountRepository,
  EmailConfirmations,
  EmailReturns,
  FormerEmail,
  OpenedReturn,
  AskedConfirmation,
  MailedConfirmation,
  MailedToken,
} from '#application/ports/account_repository.ts'
import type { NoticeKind } from '#application/ports/job_queue.ts'
import type { MailChoices } from '#application/ports/mail_choices.ts'
import type { NoticeLedger } from '#application/ports/mailer.ts'
import type { RegularMail } from '#domain/accounts/regular_mails.ts'
import { Account, type AccountState } from '#domain/accounts/account.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { parseEmail } from '#domain/shared/email.ts'
import type { AccountId, ProfessionalId } from '#domain/shared/ids.ts'
import { longestAgo } from '#domain/accounts/former_email.ts'
import { RETENTION } from '#domain/shared/retention.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import { TimedAdapter, brokenConstraint, DatabaseAdapter } from '../database.ts'

const ACCOUNT = `select id, coalesce(email, '') as email, role, blocked, unconfirmed_since as "unconfirmedSince", unpublished,
  exists(select from second_factors where professional_id = professionals.id) as "hasSecondFactor",
  password_hash as "passwordHash" from professionals`

export class PostgresAccountRepository extends DatabaseAdapter implements AccountRepository {
  findById(id: AccountId): Promise<Account | null> {
    return this.#find('where id = ?', id)
  }

  /** `no key update` does not block inserts of leads, reviews and views, which only reference the row. */
  findForUpdate(id: AccountId): Promise<Account | null> {
    return this.#find('where id = ? for no key update', id)
  }

  findByEmail(email: string): Promise<Account | null> {
    return this.#find('where email = ?', email)
  }

  lockAdministrators(): Promise<AccountId[]> {
    return this.database.column<AccountId>(
      `select id from professionals where role = 'admin' and not blocked order by id for no key update`,
    )
  }

  async save({ state }: Account): Promise<void> {
    const { id, role, blocked, unpublished } = state
    await this.database.run((db) =>
      db
        .from('professionals')
        .where({ id })
        .update({
          ...{ role, blocked, unpublished },
          unconfirmed_since: state.unconfirmedSince,
          password_hash: state.passwordHash,
          // Whoever sets a password has claimed the profile.
          ...(state.passwordHash !== null && { source: null, source_date: null }),
        }),
    )
  }

  async saveEmail({ state }: Account): Promise<'email_taken' | null> {
    const { id, email, unconfirmedSince } = state
    const write = () =>
      this.database.run((db) =>
        db
          .from('professionals')
          .where({ id })
          .update({ email: email || null, unconfirmed_since: unconfirmedSince }),
      )
    return (await brokenConstraint(this.database, write)) ? 'email_taken' : null
  }

  removeUnconfirmed(since: Date): Promise<ProfessionalId[]> {
    return this.database.column<ProfessionalId>(
      `with gone as (delete from professionals
         where unconfirmed_since < ? and role = 'user' and not blocked returning id)
       , freed as (delete from released_slugs where professional_id in (select id from gone))
       select id from gone`,
      [since],
    )
  }

  async #find(condition: string, key: string): Promise<Account | null> {
    const row = await this.database.row<AccountState>(`${ACCOUNT} ${condition}`, [key])
    return row && new Account(row)
  }
}

const ROW = `id, concat_ws(' ', title, name, lastname) as name, coalesce(email, '') as email, slug, role, blocked,
  password_hash is not null as "hasPassword",
  (select max(at) from access_records where professional_id = professionals.id) as "lastAccessAt",
  created_at as "createdAt"`

export class PostgresAccountAdminList extends DatabaseAdapter implements AccountAdminList {
  async list(
    { role, blocked, q, from, until }: AccountAdminListFilter,
    page: number,
    limit: number,
  ): Promise<{ rows: AccountAdminListRow[]; total: number }> {
    const found = await this.database.run((db) => {
      const accounts = db.query<AccountAdminListRow>().from('professionals').select(db.raw(ROW))
      if (role) void accounts.where({ role })
      if (blocked !== undefined) void accounts.where({ blocked })
      if (q)
        void accounts.whereRaw(`strpos(fold_text(concat_ws(' ', name, lastname, email)), fold_text(?)) > 0`, [
          q,
        ])
      if (from) void accounts.where('created_at', '>=', from)
      if (until) void accounts.where('created_at', '<', until)
      return accounts.orderBy('created_at', 'desc').orderBy('id').paginate(page, limit)
    })
    return { rows: found.all(), total: found.total }
  }

  find(key: string): Promise<AccountAdminListRow | null> {
    return this.database.row(
      `select ${ROW} from professionals where ${isUuid(key) ? 'id = ?::uuid' : '? in (slug, email)'}`,
      [isUuid(key) ? key : (parseEmail(key) ?? key)],
    )
  }
}

const CONFIRMATION = `select professional_id as "accountId", email, expires_at as "expiresAt" from email_confirmations`

export class PostgresEmailConfirmations extends DatabaseAdapter implements EmailConfirmations {
  async ask({ accountId, email }: AskedConfirmation, at: Date): Promise<void> {
    await this.database.rows(
      `insert into email_confirmations (professional_id, email, asked_at) values (?, ?, ?)
       on conflict (professional_id) do update
       set email = excluded.email, asked_at = excluded.asked_at, token_hash = null, expires_at = null`,
      [accountId, email, at],
    )
  }

  askedOf(accountId: AccountId): Promise<(AskedConfirmation & { expiresAt: Date | null }) | null> {
    return this.database.row(`${CONFIRMATION} where professional_id = ?`, [accountId])
  }

  async giveToken({ accountId, email }: AskedConfirmation, token: MailedToken): Promise<void> {
    await this.database.run((db) =>
      db
        .from('email_confirmations')
        .where({ professional_id: accountId, email })
        .update({ token_hash: token.hash, expires_at: token.expiresAt }),
    )
  }

  findByTokenHash(tokenHash: string): Promise<MailedConfirmation | null> {
    return this.database.row(`${CONFIRMATION} where token_hash = ?`, [tokenHash])
  }

  async remove(accountId: AccountId): Promise<void> {
    await this.database.run((db) =>
      db.from('email_confirmations').where({ professional_id: accountId }).delete(),
    )
  }
}

const FORMER = `select professional_id as "accountId", email, changed_at as "changedAt",
  least(expires_at, changed_at + make_interval(days => ${RETENTION.formerEmailDays})) as "expiresAt" from email_returns`
const IS_OPEN = `coalesce(expires_at, 'infinity') > ? and changed_at > ?`

export class PostgresEmailReturns extends DatabaseAdapter implements EmailReturns {
  async keep({ accountId, email }: FormerEmail, at: Date): Promise<void> {
    await this.database.rows(
      `insert into email_returns (professional_id, email, changed_at) values (?, ?, ?)
       on conflict (professional_id, email) do update
       set changed_at = excluded.changed_at, token_hash = null, expires_at = null`,
      [accountId, email, at],
    )
  }

  async giveToken({ accountId, email }: FormerEmail, token: MailedToken): Promise<boolean> {
    const given = await this.database.run((db) =>
      db
        .from('email_returns')
        .where({ professional_id: accountId, email })
        .update({ token_hash: token.hash, expires_at: token.expiresAt }),
    )
    return Number(given) > 0
  }

  findByTokenHash(tokenHash: string): Promise<OpenedReturn | null> {
    return this.database.row(`${FORMER} where token_hash = ?`, [tokenHash])
  }

  async openOf(accountId: AccountId, at: Date): Promise<string[]> {
    return this.database.column<string>(
      `select email from email_returns where professional_id = ? and ${IS_OPEN} order by email`,
      [accountId, at, longestAgo(at)],
    )
  }

  async isHeld(email: string, at: Date, except: AccountId | null = null): Promise<boolean> {
    const row = await this.database.row(
      `select 1 from email_returns where email = ? and professional_id is distinct from ?::uuid and ${IS_OPEN} limit 1`,
      [email, except, at, longestAgo(at)],
    )
    return row !== null
  }

  async remove({ accountId, email }: FormerEmail): Promise<void> {
    await this.database.run((db) =>
      db.from('email_returns').where({ professional_id: accountId, email }).delete(),
    )
  }

  async removeAllOf(accountId: AccountId): Promise<void> {
    await this.database.run((db) => db.from('email_returns').where({ professional_id: accountId }).delete())
  }

  async removeEnded(at: Date): Promise<void> {
    await this.database.run((db) =>
      db.from('email_returns').where('changed_at', '<=', longestAgo(at)).delete(),
    )
  }
}

export class PostgresNoticeLedger extends TimedAdapter implements NoticeLedger {
  async claimToday(accountId: AccountId, kind: NoticeKind | RegularMail): Promise<boolean> {
    const row = await this.database.row(
      `insert into account_notices (professional_id, kind, day) values (?, ?, ?)
       on conflict do nothing returning 1`,
      [accountId, kind, saoPauloDay(this.clock.now())],
    )
    return row !== null
  }
}

export class PostgresMailChoices extends DatabaseAdapter implements MailChoices {
  async isWanted(accountId: AccountId, mail: RegularMail): Promise<boolean> {
    const declined = { professional_id: accountId, mail }
    return (await this.database.run((db) => db.from('declined_mails').where(declined).first())) === null
  }

  async choose(accountId: AccountId, mail: RegularMail, isWanted: boolean): Promise<void> {
    if (isWanted)
      return void (await this.database.rows(
        'delete from declined_mails where professional_id = ? and mail = ?',
        [accountId, mail],
      ))
    await this.database.rows(
      `insert into declined_mails (professional_id, mail) select id, ? from professionals where id = ?
       on conflict do nothing`,
      [mail, accountId],
    )
  }
}
