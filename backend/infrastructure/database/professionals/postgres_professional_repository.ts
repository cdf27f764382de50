import type { Clock } from '#application/ports/clock.ts'
import {
  type OwnedParts,
  ProfessionalRepository,
  type SaveProfessionalFailure,
} from '#application/ports/professional_repository.ts'
import { Professional } from '#domain/professionals/professional.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { reservedSince } from '#domain/professionals/profile_slug.ts'
import { brokenConstraint } from '../broken_constraint.ts'
import type { Database } from '../database.ts'
import {
  editableColumns,
  initialColumns,
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

/** The municipality that the typed city names, accents and case aside. */
const MUNICIPALITY = `(select ibge_code from municipalities where state = ? and fold_text(name) = fold_text(?)
  order by population desc nulls last limit 1)`

export class PostgresProfessionalRepository extends ProfessionalRepository {
  readonly #database: Database
  readonly #clock: Clock

  constructor(database: Database, clock: Clock) {
    super()
    this.#database = database
    this.#clock = clock
  }

  findById(id: ProfessionalId): Promise<Professional | null> {
    return this.#find('where professional.id = ?', [id])
  }

  findByEmail(email: string): Promise<Professional | null> {
    return this.#find('where professional.email = ?', [email])
  }

  findBySlug(slug: string): Promise<Professional | null> {
    return this.#find(`where professional.id = ${OWNER_OF_SLUG}`, ownerOfSlug(slug, this.#clock.now()))
  }

  /** The lock leaves room for leads, reviews and views, which only point at the row. */
  async findForUpdate(id: ProfessionalId): Promise<Professional | null> {
    await this.#database.rows('select 1 from professionals where id = ? for no key update', [id])
    return this.findById(id)
  }

  async save(professional: Professional): Promise<SaveProfessionalFailure | null> {
    const { id, slug } = professional.state
    const turn = { id, now: this.#clock.now() }
    if (await isHeldForAnother(this.#database, slug, turn)) return 'slug_taken'
    const constraint = await brokenConstraint(this.#database, async () => {
      await releaseSlug(this.#database, slug, turn)
      const isNew = await this.#write(professional)
      await saveParts(this.#database, professional.state, { isNew })
    })
    if (!constraint) return null
    const failure = FAILURES[constraint]
    if (!failure) throw new Error(`The professional broke ${constraint}`)
    return failure
  }

  async ownerOf(parts: OwnedParts, partId: string): Promise<ProfessionalId | null> {
    const row = await this.#database.row<{ id: ProfessionalId }>(
      `select professional_id as id from ${OWNED_TABLES[parts]} where id = ?`,
      [partId],
    )
    return row?.id ?? null
  }

  async heldSlugs(id: ProfessionalId): Promise<string[]> {
    const rows = await this.#database.rows<{ slug: string }>(
      'select slug from released_slugs where professional_id = ? and released_at > ?',
      [id, reservedSince(this.#clock.now())],
    )
    return rows.map(({ slug }) => slug)
  }

  async takenSlugs(slugs: readonly string[], except?: ProfessionalId): Promise<Set<string>> {
    const owner = except ?? null
    const rows = await this.#database.rows<{ slug: string }>(
      `select slug from professionals where slug = any(?) and id is distinct from ?::uuid
       union
       select slug from released_slugs
       where slug = any(?) and coalesce(professional_id <> ?::uuid, true) and released_at > ?`,
      [slugs, owner, slugs, owner, reservedSince(this.#clock.now())],
    )
    return new Set(rows.map(({ slug }) => slug))
  }

  async #find(condition: string, bindings: readonly unknown[]): Promise<Professional | null> {
    const row = await this.#database.row<ProfessionalRow>(`${WHOLE_PROFESSIONAL} ${condition}`, bindings)
    return row && Professional.restore(readProfessional(row))
  }

  /** Returns whether the row is new. */
  async #write(professional: Professional): Promise<boolean> {
    const editable = editableColumns(professional)
    const columns = { ...initialColumns(professional), ...editable }
    const changes = [...Object.keys(editable), 'municipality_id'].map((name) => `${name} = excluded.${name}`)
    const names = Object.keys(columns)
    const row = await this.#database.row<{ isNew: boolean }>(
      `insert into professionals (${names.join(', ')}, municipality_id)
       values (${names.map(() => '?').join(', ')}, ${MUNICIPALITY})
       on conflict (id) do update set ${changes.join(', ')} returning xmax = 0 as "isNew"`,
      [...Object.values(columns), professional.state.state, professional.state.city],
    )
    return row?.isNew ?? false
  }
}
