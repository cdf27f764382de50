import {
  type AuditEntry,
  type AuditFilter,
  AuditLog,
  type RecordedEntry,
} from '#application/ports/audit_log.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import {
  type RecordedSecurityEvent,
  type SecurityEvent,
  type SecurityEventFilter,
  SecurityLog,
} from '#application/ports/security_log.ts'
import type { Database } from '../database.ts'

const LARGEST_ID = 9_223_372_036_854_775_807n

const ENTRY = `select entry.id::text as id, entry.at, entry.actor_kind as "actorKind", entry.actor_id as "actorId",
  actor.name || ' ' || actor.lastname as "actorName", actor.slug as "actorSlug",
  coalesce(subject.name || ' ' || subject.lastname, post.title) as "subjectName",
  case when entry.subject_kind in ('professional', 'claim') then subject.slug else post.slug end as "subjectSlug", entry.action, entry.subject_kind as "subjectKind",
  entry.subject_id as "subjectId", entry.before, entry.after, kept.reason, entry.undoes::text as undoes,
  undoing.id::text as "undoneBy"
  from audit_log entry
  left join audit_reasons kept on kept.entry_id = entry.id
  left join audit_log undoing on undoing.undoes = entry.id
  left join professionals actor
    on actor.id = case when entry.actor_kind in ('professional', 'admin') then entry.actor_id::uuid end
  left join reviews review on review.id = case entry.subject_kind when 'review' then entry.subject_id::uuid end
  left join profile_claims claim on claim.id = case entry.subject_kind when 'claim' then entry.subject_id::uuid end
  left join blog_posts post on post.id = case entry.subject_kind when 'post' then entry.subject_id::uuid end
  left join professionals subject on subject.id = case entry.subject_kind
    when 'professional' then entry.subject_id::uuid when 'review' then review.professional_id
    when 'claim' then claim.professional_id end`

/** Reasons stand apart, so that an erasure can reach them. */
const RECORD = `with given as materialized (
    select nextval(pg_get_serial_sequence('audit_log', 'id')) as id, one.*
    from rows from (json_to_recordset(?::json) as ("actorKind" text, "actorId" text, action text, "subjectKind" text,
      "subjectId" text, before jsonb, after jsonb, reason text, undoes bigint)) with ordinality as one
    order by ordinality
  ), recorded as (
    insert into audit_log (id, actor_kind, actor_id, action, subject_kind, subject_id, before, after, undoes)
      overriding system value
      select id, "actorKind", "actorId", action, "subjectKind", "subjectId", before, after, undoes from given order by id
  )
  insert into audit_reasons (entry_id, reason) select id, reason from given where reason is not null`

export class PostgresAuditLog extends AuditLog {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  override async recordAll(entries: readonly AuditEntry[]): Promise<void> {
    if (entries.length > 0) await this.#database.rows(RECORD, [JSON.stringify(entries)])
  }

  async find(id: string): Promise<RecordedEntry | null> {
    return isEntryId(id) ? this.#database.row(`${ENTRY} where entry.id = ?`, [id]) : null
  }

  async list(
    filter: AuditFilter,
    page: number,
    limit: number,
  ): Promise<{ entries: RecordedEntry[]; total: number }> {
    const { where, bindings } = conditionsOf(filter)
    const entries = await this.#database.rows<RecordedEntry>(
      `${ENTRY} ${where} order by entry.id desc limit ? offset ?`,
      [...bindings, limit, (page - 1) * limit],
    )
    return { entries, total: await this.#database.count(`from audit_log entry ${where}`, bindings) }
  }

  async isOverridden({ id, subjectId, after }: RecordedEntry): Promise<boolean> {
    const row = await this.#database.row(
      `select 1 from audit_log where subject_id = ? and id > ? and jsonb_exists_any(after, ?) limit 1`,
      [subjectId, id, Object.keys(after ?? {})],
    )
    return row !== null
  }
}

function conditionsOf({ subjectId, actorId, action, from, until, changesOnly }: AuditFilter) {
  const wanted: [string, unknown][] = [
    ['subject_id =', subjectId],
    ['actor_id =', actorId],
    ['action =', action],
    ['at >=', from],
    ['at <', until],
  ]
  const asked = wanted.filter(([, value]) => value !== undefined)
  const conditions = asked.map(([comparison]) => `entry.${comparison} ?`)
  const where = [...conditions, ...(changesOnly ? ['entry.after is not null'] : [])].join(' and ')
  return { where: where && `where ${where}`, bindings: asked.map(([, value]) => value) }
}

function isEntryId(id: string): boolean {
  return /^[1-9]\d{0,18}$/.test(id) && BigInt(id) <= LARGEST_ID
}

const HOUR_MS = 3_600_000
const MAX_TARGET_LENGTH = 200

const NOTE = `insert into security_events
    (kind, hour, first_at, last_at, account_id, account_hash, sender_hash, target)
  values (:kind, :hour, :now, :now, :accountId, :accountHash, :senderHash, :target)
  on conflict (hour, kind, account_id, account_hash, sender_hash, target) do update
    set times = security_events.times + 1, last_at = greatest(security_events.last_at, excluded.last_at)`

const EVENT = [
  ...['event.kind', 'event.first_at as firstAt', 'event.last_at as lastAt', 'event.times', 'event.target'],
  ...[
    'event.account_id as accountId',
    'event.account_hash as accountHash',
    'event.sender_hash as senderHash',
  ],
]

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
    await this.#database.rows(NOTE, {
      ...{ kind, hour, now },
      accountId: accountId ?? null,
      accountHash: email === undefined ? null : this.#ofEmail(email),
      senderHash: address === undefined ? null : this.#of(address),
      target: target?.slice(0, MAX_TARGET_LENGTH) ?? null,
    })
  }

  async list(
    { kind, email, from, until }: SecurityEventFilter,
    page: number,
    limit: number,
  ): Promise<{ events: RecordedSecurityEvent[]; total: number }> {
    const found = await this.#database.run((db) => {
      const events = db
        .query<RecordedSecurityEvent>()
        .from('security_events as event')
        .leftJoin('professionals as account', 'account.id', 'event.account_id')
        .select(...EVENT)
        .select(db.raw(`event.id::text as id, account.name || ' ' || account.lastname as "accountName"`))
        .orderBy('event.last_at', 'desc')
        .orderBy('event.id', 'desc')
      if (kind) void events.where('event.kind', kind)
      if (email !== undefined)
        void events.where((either) => {
          void either.where('event.account_hash', this.#ofEmail(email)).orWhere('account.email', email)
        })
      if (from) void events.where('event.last_at', '>=', from)
      if (until) void events.where('event.last_at', '<', until)
      return events.paginate(page, limit)
    })
    return { events: found.all(), total: found.total }
  }

  #ofEmail(email: string): string {
    return this.#hasher.hash(`account ${email}`)
  }

  #of(address: string): string {
    return this.#hasher.hash(`sender ${address}`)
  }
}
