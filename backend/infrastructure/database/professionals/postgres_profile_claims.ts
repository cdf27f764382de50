import { type ProfileClaim, ProfileClaims, type WaitingClaim } from '#application/ports/profile_claims.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import type { Database } from '../database.ts'

const MOST_OF_ONE = 5
const COLUMNS = `claim.id, claim.professional_id as "professionalId", claim.kind, claim.registration, claim.email,
  claim.phone, claim.consent_version as "consentVersion", claim.asked_at as "askedAt"`

export class PostgresProfileClaims extends ProfileClaims {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async ask(claim: ProfileClaim, forgetBefore: Date): Promise<void> {
    await this.#database.rows('delete from profile_claims where asked_at < ?', [forgetBefore])
    const { id, professionalId, kind, registration, email, phone, consentVersion, askedAt } = claim
    await this.#database.rows(
      `insert into profile_claims (id, professional_id, kind, registration, email, phone, consent_version, asked_at)
       select ?::uuid, ?::uuid, ?, ?, ?, ?, ?, ?::timestamptz
       where (select count(*) from profile_claims where professional_id = ?::uuid) < ${MOST_OF_ONE}
       on conflict do nothing`,
      [id, professionalId, kind, registration, email, phone, consentVersion, askedAt, professionalId],
    )
  }

  async find(id: string): Promise<ProfileClaim | null> {
    if (!isUuid(id)) return null
    return this.#database.row<ProfileClaim>(`select ${COLUMNS} from profile_claims claim where id = ?`, [id])
  }

  async listWaiting(page: number, limit: number): Promise<{ rows: WaitingClaim[]; total: number }> {
    const rows = await this.#database.rows<WaitingClaim>(
      `select ${COLUMNS}, professional.slug, professional.title, professional.name, professional.lastname,
         specialty.name as specialty, professional.crm, professional.city, professional.state, professional.source,
         to_char(professional.source_date, 'YYYY-MM-DD') as "sourceDate"
       from profile_claims claim join professionals professional on professional.id = claim.professional_id
         left join specialties specialty on specialty.id = professional.specialty_id
       order by claim.asked_at, claim.id limit ? offset ?`,
      [limit, (page - 1) * limit],
    )
    const counted = await this.#database.row<{ total: number }>(
      'select count(*)::integer as total from profile_claims',
    )
    return { rows, total: counted?.total ?? 0 }
  }

  async remove(id: string): Promise<void> {
    await this.#database.rows('delete from profile_claims where id = ?', [id])
  }

  async removeAllOf(id: ProfessionalId): Promise<void> {
    await this.#database.rows('delete from profile_claims where professional_id = ?', [id])
  }
}
