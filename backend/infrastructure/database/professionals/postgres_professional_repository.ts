import type {
  ProfessionalRepository,
  SlugLocks,
  OwnedParts,
  SaveProfessionalFailure,
} from '#application/ports/professional_repository.ts'
import { Professional } from '#domain/professionals/professional.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { reservedSince } from '#domain/professionals/profile_slug.ts'
import type {
  VerificationRepository,
  VerificationRequest,
} from '#application/ports/verification_repository.ts'
import { NEVER_ASKED, type Verification } from '#domain/professionals/verification.ts'
import { rowOf, TimedAdapter, brokenConstraint, DatabaseAdapter, waitForEquals } from '../database.ts'
import { editableColumns, initialColumns, FROM, selectColumns } from './professional_columns.ts'
import {
  changedColumns,
  LOCKED_PROFESSIONAL,
  type ProfessionalRow,
  readProfessional,
  WHOLE_PROFESSIONAL,
} from './professional_rows.ts'
import { isHeldForAnother, OWNER_OF_SLUG, ownerOfSlug, releaseSlug } from './released_slugs.ts'
import { saveParts } from './save_parts.ts'

const OWNED_TABLES: Record<OwnedParts, string> = {
  services: 'services',
  insurances: 'professional_insurances',
}

const FAILURES: Record<string, SaveProfessionalFailure> = {
  professionals_email_key: 'email_taken',
  professionals_crm_key_key: 'registration_taken',
  professionals_cpf_cnpj_key_key: 'document_taken',
  professionals_slug_key: 'slug_taken',
}

const UNIQUE = ['email', 'crm_key', 'cpf_cnpj_key', 'slug']

/** The municipality of the typed city, ignoring accents and case. */
const MUNICIPALITY = `(select ibge_code from municipalities where state = ? and fold_text(name) = fold_text(?)
  order by population desc nulls last limit 1)`

export class PostgresProfessionalRepository extends TimedAdapter implements ProfessionalRepository {
  /** The states as read, so that a save writes only changes. */
  readonly #read = new WeakMap<Professional, ProfessionalState>()

  findById(id: ProfessionalId): Promise<Professional | null> {
    return this.#find('where professional.id = ?', [id])
  }

  findByEmail(email: string): Promise<Professional | null> {
    return this.#find('where professional.email = ?', [email])
  }

  findBySlug(slug: string): Promise<Professional | null> {
    return this.#find(`where professional.id = ${OWNER_OF_SLUG}`, ownerOfSlug(slug, this.clock.now()))
  }

  async findForUpdate(id: ProfessionalId): Promise<Professional | null> {
    const row = await this.database.row<ProfessionalRow & { isCurrent: boolean }>(LOCKED_PROFESSIONAL, [id])
    if (!row) return null
    const { isCurrent, ...whole } = row
    return isCurrent ? this.#asRead(whole) : this.findById(id)
  }

  async save(professional: Professional): Promise<SaveProfessionalFailure | null> {
    const before = this.#read.get(professional)
    if (before === professional.state) return null
    this.#read.delete(professional)
    return this.database.transaction(() =>
      before ? this.#update(Professional.restore(before), professional) : this.#upsert(professional),
    )
  }

  async ownerOf(parts: OwnedParts, partId: string): Promise<ProfessionalId | null> {
    const row = await this.database.row<{ id: ProfessionalId }>(
      `select professional_id as id from ${OWNED_TABLES[parts]} where id = ?`,
      [partId],
    )
    return row?.id ?? null
  }

  heldSlugs(id: ProfessionalId): Promise<string[]> {
    return this.database.column<string>(
      'select slug from released_slugs where professional_id = ? and released_at > ?',
      [id, reservedSince(this.clock.now())],
    )
  }

  async takenSlugs(slugs: readonly string[], except?: ProfessionalId): Promise<Set<string>> {
    const owner = except ?? null
    const taken = await this.database.column<string>(
      `select slug from professionals where slug = any(:slugs) and id is distinct from cast(:owner as uuid)
       union
       select slug from released_slugs
       where slug = any(:slugs) and coalesce(professional_id <> cast(:owner as uuid), true) and released_at > :since`,
      { slugs, owner, since: reservedSince(this.clock.now()) },
    )
    return new Set(taken)
  }

  async #find(condition: string, bindings: readonly unknown[]): Promise<Professional | null> {
    const row = await this.database.row<ProfessionalRow>(`${WHOLE_PROFESSIONAL} ${condition}`, bindings)
    return row && this.#asRead(row)
  }

  #asRead(row: ProfessionalRow): Professional {
    const professional = Professional.restore(readProfessional(row))
    this.#read.set(professional, professional.state)
    return professional
  }

  async #update(before: Professional, professional: Professional): Promise<SaveProfessionalFailure | null> {
    const { id, state } = professional
    const columns = changedColumns(before, professional)
    const write = async () => {
      if ('slug' in columns) await releaseSlug(this.database, state.slug, { id, now: this.clock.now() })
      await this.#updateRow(professional, columns)
      await saveParts(this.database, state, { isNew: false, before: before.state })
    }
    if ('slug' in columns) await this.#waitForSlugs(before.state.slug, state.slug)
    if ('slug' in columns && (await this.#isHeldForAnother(professional))) return 'slug_taken'
    return UNIQUE.some((name) => name in columns) ? this.#orFailure(write) : write().then(() => null)
  }

  /** Writes `updated_at` even without other changes: it tells a waiter for the lock that parts may have changed. */
  async #updateRow({ id, state }: Professional, columns: Record<string, unknown>): Promise<void> {
    const changes = Object.keys({ ...columns, updated_at: state.updatedAt }).map((name) => `${name} = ?`)
    const bindings: unknown[] = Object.values({ ...columns, updated_at: state.updatedAt })
    if ('city' in columns || 'state' in columns) {
      changes.push(`municipality_id = ${MUNICIPALITY}`)
      bindings.push(state.state, state.city)
    }
    const row = await this.database.row(
      `update professionals set ${changes.join(', ')} where id = ? returning 1`,
      [...bindings, id],
    )
    if (!row) throw new Error('The professional that was read is no longer there.')
  }

  async #upsert(professional: Professional): Promise<SaveProfessionalFailure | null> {
    const { id, slug } = professional.state
    if (await this.#isHeldForAnother(professional)) return 'slug_taken'
    return this.#orFailure(async () => {
      await releaseSlug(this.database, slug, { id, now: this.clock.now() })
      const isNew = await this.#upsertRow(professional)
      await saveParts(this.database, professional.state, { isNew, before: null })
    })
  }

  /** Waits for transactions that release one of these slugs or register under it. */
  #waitForSlugs(...slugs: string[]): Promise<void> {
    return waitForEquals(
      this.database,
      slugs.map((slug) => `slug ${slug}`),
    )
  }

  #isHeldForAnother({ id, state }: Professional): Promise<boolean> {
    return isHeldForAnother(this.database, state.slug, { id, now: this.clock.now() })
  }

  /** Runs `write`, or rolls it back and returns the failure if somebody else holds a unique value. */
  async #orFailure(write: () => Promise<void>): Promise<SaveProfessionalFailure | null> {
    const constraint = await brokenConstraint(this.database, write)
    if (!constraint) return null
    const failure = FAILURES[constraint]
    if (!failure) throw new Error(`The professional broke ${constraint}`)
    return failure
  }

  /** Returns whether the row is new. */
  async #upsertRow(professional: Professional): Promise<boolean> {
    const editable = editableColumns(professional)
    const columns = { ...initialColumns(professional), ...editable }
    const changes = [...Object.keys(editable), 'municipality_id'].map((name) => `${name} = excluded.${name}`)
    const names = Object.keys(columns)
    const row = await this.database.row<{ isNew: boolean }>(
      `insert into professionals (${names.join(', ')}, municipality_id)
       values (${names.map(() => '?').join(', ')}, ${MUNICIPALITY})
       on conflict (id) do update set ${changes.join(', ')} returning xmax = 0 as "isNew"`,
      [...Object.values(columns), professional.state.state, professional.state.city],
    )
    return row?.isNew ?? false
  }
}

export class PostgresSlugLocks extends DatabaseAdapter implements SlugLocks {
  async take(slug: string): Promise<boolean> {
    const row = await this.database.row<{ taken: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as taken',
      [`slug ${slug}`],
    )
    return row?.taken ?? false
  }
}

const VERIFICATION = {
  askedAt: 'asked_at',
  decidedAt: 'decided_at',
  decision: 'decision',
  decidedBy: 'decided_by',
  checked: 'checked',
  refusal: 'refusal',
  note: 'note',
  remindedAt: 'reminded_at',
} satisfies Record<keyof Verification, string>

const REQUEST = `select ${selectColumns([
  ...(['id', 'slug', 'title', 'name', 'lastname', 'specialty', 'crm', 'rqe', 'state', 'city'] as const),
  ...(['isVerified', 'createdAt'] as const),
])}, verification.asked_at as "askedAt", verification.checked,
  case when verification.decision = 'approved' then verification.decided_at end as "checkedAt"`

const WAITING = `join verifications verification on verification.professional_id = professional.id
  where verification.asked_at is not null and professional.role = 'user' and not professional.blocked`

const DUE = `from verifications verification join professionals professional on professional.id = professional_id
  where decision = 'approved' and decided_at <= ? and professional.is_verified`

const MAX_AT_ONCE = 500

export class PostgresVerificationRepository extends DatabaseAdapter implements VerificationRepository {
  async find(id: ProfessionalId): Promise<Verification> {
    const found = await this.database.run((db) =>
      db
        .query<Verification>()
        .from('verifications')
        .select(VERIFICATION)
        .where('professional_id', id)
        .first(),
    )
    return found ?? NEVER_ASKED
  }

  async save(id: ProfessionalId, verification: Verification): Promise<void> {
    const row = { professional_id: id, ...rowOf(VERIFICATION, verification) }
    await this.database.run((db) =>
      db.table('verifications').insert(row).onConflict('professional_id').merge(),
    )
  }

  async listWaiting(page: number, limit: number) {
    const listed = {
      select: REQUEST,
      from: `from ${FROM} ${WAITING}`,
      order: 'verification.asked_at, professional.id',
    }
    return this.database.page<VerificationRequest>(listed, [], page, limit)
  }

  async beginYears(at: Date): Promise<void> {
    await this.database.rows(
      `insert into verifications (professional_id, decided_at, decision)
       select professional.id, ?, 'approved' from professionals professional
       where professional.is_verified and not exists
         (select from verifications kept where kept.professional_id = professional.id and kept.decision = 'approved')
       on conflict (professional_id) do update set decided_at = excluded.decided_at, decision = excluded.decision`,
      [at],
    )
  }

  verifiedSince(instant: Date): Promise<ProfessionalId[]> {
    return this.#due('', instant)
  }

  notReminded(instant: Date): Promise<ProfessionalId[]> {
    return this.#due('and reminded_at is null', instant)
  }

  #due(condition: string, instant: Date): Promise<ProfessionalId[]> {
    return this.database.column<ProfessionalId>(
      `select professional_id as id ${DUE} ${condition} order by decided_at limit ${MAX_AT_ONCE}`,
      [instant],
    )
  }
}
