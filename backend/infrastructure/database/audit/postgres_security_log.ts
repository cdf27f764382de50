import type { Clock } from '#application/ports/clock.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import {
  type RecordedSecurityEvent,
  type SecurityEvent,
  type SecurityEventFilter,
  SecurityLog,
} from '#application/ports/security_log.ts'
import type { Database } from '../database.ts'

const HOUR_MS = 3_600_000
const MAX_TARGET_LENGTH = 200

const NOTE = `insert into security_events
    (kind, hour, first_at, last_at, account_id, account_hash, sender_hash, target)
  values (?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (hour, kind, account_id, account_hash, sender_hash, target) do update
    set times = security_events.times + 1, last_at = greatest(security_events.last_at, excluded.last_at)`

const EVENT = `select event.id::text as id, event.kind, event.first_at as "firstAt", event.last_at as "lastAt", event.times,
  event.account_id as "accountId", account.name || ' ' || account.lastname as "accountName",
  event.account_hash as "accountHash", event.sender_hash as "senderHash", event.target
  from security_events event left join professionals account on account.id = event.account_id`

export class PostgresSecurityLog extends SecurityLog {
  readonly #database: Database
  readonly #clock: Clock
  readonly #hasher: KeyedHasher

  constructor(database: Database, { clock, hasher }: { clock: Clock; hasher: KeyedHasher }) {
    super()
    this.#database = database
    this.#clock = clock
    this.#hasher = hasher
  }

  async note({ kind, accountId, email, address, target }: SecurityEvent): Promise<void> {
    const now = this.#clock.now()
    const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
    await this.#database.rows(NOTE, [
      ...[kind, hour, now, now, accountId ?? null],
      ...[
        email === undefined ? null : this.#ofEmail(email),
        address === undefined ? null : this.#of(address),
      ],
      target?.slice(0, MAX_TARGET_LENGTH) ?? null,
    ])
  }

  async list(
    filter: SecurityEventFilter,
    page: number,
    limit: number,
  ): Promise<{ events: RecordedSecurityEvent[]; total: number }> {
    const { where, bindings } = this.#conditionsOf(filter)
    const events = await this.#database.rows<RecordedSecurityEvent>(
      `${EVENT} ${where} order by event.last_at desc, event.id desc limit ? offset ?`,
      [...bindings, limit, (page - 1) * limit],
    )
    const counted = await this.#database.row<{ total: number }>(
      `select count(*)::int as total from security_events event ${where}`,
      bindings,
    )
    return { events, total: counted?.total ?? 0 }
  }

  #conditionsOf({ kind, email, from, until }: SecurityEventFilter) {
    const asked: [string, unknown[]][] = [
      ['event.kind = ?', [kind]],
      [
        '(event.account_hash = ? or event.account_id = (select id from professionals where email = ?))',
        email === undefined ? [email] : [this.#ofEmail(email), email],
      ],
      ['event.last_at >= ?', [from]],
      ['event.last_at < ?', [until]],
    ]
    const wanted = asked.filter(([, [value]]) => value !== undefined)
    const conditions = wanted.map(([condition]) => condition).join(' and ')
    return { where: conditions && `where ${conditions}`, bindings: wanted.flatMap(([, values]) => values) }
  }

  #ofEmail(email: string): string {
    return this.#hasher.hash(`account ${email}`)
  }

  #of(address: string): string {
    return this.#hasher.hash(`sender ${address}`)
  }
}
