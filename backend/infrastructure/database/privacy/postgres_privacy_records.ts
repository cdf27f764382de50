import type {
  ErasureLedger,
  ConsentLedger,
  RetentionStore,
  Erasure,
  DueRows,
  RetentionLimits,
} from '#application/ports/personal_data.ts'
import { DatabaseAdapter } from '../database.ts'

/** A statement may not change a row twice, so the latest entry per subject is selected first. */
const ADD = `
  insert into erasures (kind, subject_hash, erased_at)
  select distinct on (subject_hash) kind, subject_hash, erased_at
  from unnest(?::text[], ?::text[], ?::timestamptz[]) as erased (kind, subject_hash, erased_at)
  order by subject_hash, erased_at desc
  on conflict (subject_hash) do update set erased_at = greatest(erasures.erased_at, excluded.erased_at)`

export class PostgresErasureLedger extends DatabaseAdapter implements ErasureLedger {
  async add(erasures: readonly Erasure[]): Promise<void> {
    await this.database.rows(ADD, [
      erasures.map(({ kind }) => kind),
      erasures.map(({ subjectHash }) => subjectHash),
      erasures.map(({ erasedAt }) => erasedAt),
    ])
  }

  all(): Promise<Erasure[]> {
    return this.database.rows(
      'select kind, subject_hash as "subjectHash", erased_at as "erasedAt" from erasures',
    )
  }

  async known(subjectHashes: readonly string[]): Promise<Set<string>> {
    if (subjectHashes.length === 0) return new Set()
    const found = await this.database.column<string>(
      'select subject_hash from erasures where subject_hash = any(?::text[])',
      [[...subjectHashes]],
    )
    return new Set(found)
  }
}

export class PostgresConsentLedger extends DatabaseAdapter implements ConsentLedger {
  async withdraw(subjectIds: readonly string[], at: Date): Promise<number> {
    const ended = await this.database.rows(
      `update consents set withdrawn_at = ? where subject_id = any(?::uuid[]) and withdrawn_at is null returning 1`,
      [at, [...subjectIds]],
    )
    return ended.length
  }
}

const STEP = 5_000

interface Rule {
  /** Null: counted with what the rows belong to. */
  rows: keyof DueRows | null
  table: string
  condition: string
  limit: keyof RetentionLimits
}

const RULES: readonly Rule[] = [
  { rows: 'leads', table: 'contacts', condition: 'updated_at < ?', limit: 'leadsChangedBefore' },
  {
    rows: 'rejectedReviews',
    table: 'reviews',
    condition: `status = 'rejected' and updated_at < ?`,
    limit: 'reviewsRejectedBefore',
  },
  {
    rows: 'passwordResets',
    table: 'password_resets',
    condition: 'created_at < ?',
    limit: 'resetsAskedBefore',
  },
  { rows: 'accessRecords', table: 'access_records', condition: 'at < ?', limit: 'accessBefore' },
  {
    rows: 'securityEvents',
    table: 'security_events',
    condition: 'last_at < ?',
    limit: 'securityEventsBefore',
  },
  { rows: 'sessions', table: 'sessions', condition: 'expires_at <= ?', limit: 'now' },
  {
    rows: 'releasedSlugs',
    table: 'released_slugs',
    condition: 'released_at < ?',
    limit: 'slugsReleasedBefore',
  },
  {
    rows: 'profileClaims',
    table: 'profile_claims',
    condition: 'asked_at < ?',
    limit: 'claimsAskedBefore',
  },
  {
    rows: 'profileClaims',
    table: 'profile_claims',
    condition: 'decided_at < ?',
    limit: 'claimsDecidedBefore',
  },
  {
    rows: null,
    table: 'imported_professionals',
    condition: 'professional_import_id in (select id from professional_imports where started_at < ?)',
    limit: 'professionalImportsBefore',
  },
  {
    rows: 'imports',
    table: 'professional_imports',
    condition: 'started_at < ?',
    limit: 'professionalImportsBefore',
  },
  { rows: 'imports', table: 'post_imports', condition: 'started_at < ?', limit: 'postImportsBefore' },
]

export class PostgresRetentionStore extends DatabaseAdapter implements RetentionStore {
  countDue(limits: RetentionLimits): Promise<DueRows> {
    return this.#forEach(({ table, condition, limit }) =>
      this.database.count(`from ${table} where ${condition}`, [limits[limit]]),
    )
  }

  removeDue(limits: RetentionLimits): Promise<DueRows> {
    return this.#forEach((rule) => this.#remove(rule, limits[rule.limit]))
  }

  async #remove({ table, condition }: Rule, before: Date): Promise<number> {
    let removed = 0
    for (;;) {
      const gone = await this.database.rows(
        `delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${STEP} for update skip locked)) returning 1`,
        [before],
      )
      removed += gone.length
      if (gone.length < STEP) return removed
    }
  }

  async #forEach(work: (rule: Rule) => Promise<number>): Promise<DueRows> {
    const answer = {
      leads: 0,
      rejectedReviews: 0,
      passwordResets: 0,
      accessRecords: 0,
      securityEvents: 0,
      sessions: 0,
      releasedSlugs: 0,
      profileClaims: 0,
      imports: 0,
    }
    for (const rule of RULES) {
      const found = await work(rule)
      if (rule.rows) answer[rule.rows] += found
    }
    return answer
  }
}
