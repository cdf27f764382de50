import {
  type AskedClaim,
  type ClaimDecision,
  type ProfileClaim,
  ProfileClaims,
  type WaitingClaim,
} from '#application/ports/profile_claims.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import type { Database } from '../database.ts'

const MOST_OF_ONE = 5
const ASKED = `claim.id, claim.professional_id as "professionalId", claim.kind, claim.registration, claim.email,
  claim.phone, claim.lost_email as "lostEmail", claim.consent_version as "consentVersion", claim.asked_at as "askedAt"`
const CLAIM = `select ${ASKED}, claim.decision, claim.decided_at as "decidedAt", claim.refusal, claim.note
  from profile_claims claim`
const OPEN_AGAIN = 'decision = null, decided_at = null, refusal = null, note = null'

export class PostgresProfileClaims extends ProfileClaims {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async ask(claim: AskedClaim, forgetBefore: Date): Promise<boolean> {
    await this.#database.rows('delete from profile_claims where asked_at < ?', [forgetBefore])
    const open = 'from profile_claims where professional_id = ? and decision is null'
    if ((await this.#database.count(open, [claim.professionalId])) >= MOST_OF_ONE) return false
    await this.#database.rows(
      `insert into profile_claims
         (id, professional_id, kind, registration, email, phone, lost_email, consent_version, asked_at)
       values (:id, :professionalId, :kind, :registration, :email, :phone, :lostEmail, :consentVersion, :askedAt)
       on conflict (professional_id, email, kind) do update set id = excluded.id, registration = excluded.registration,
         phone = excluded.phone, lost_email = excluded.lost_email, consent_version = excluded.consent_version,
         asked_at = excluded.asked_at, ${OPEN_AGAIN}
       where profile_claims.decision = 'refused' or excluded.lost_email > profile_claims.lost_email`,
      { ...claim },
    )
    return true
  }

  async find(id: string): Promise<ProfileClaim | null> {
    if (!isUuid(id)) return null
    return this.#database.row<ProfileClaim>(`${CLAIM} where id = ?`, [id])
  }

  async listWaiting(page: number, limit: number): Promise<{ rows: WaitingClaim[]; total: number }> {
    const rows = await this.#database.rows<WaitingClaim>(
      `select ${ASKED}, professional.slug, professional.title, professional.name, professional.lastname,
         specialty.name as specialty, professional.crm, professional.state, professional.city, professional.source,
         professional.source_date::text as "sourceDate",
         professional.email is not null as "hasEmail"
       from profile_claims claim join professionals professional on professional.id = claim.professional_id
         left join specialties specialty on specialty.id = professional.specialty_id
       where claim.decision is null order by claim.asked_at, claim.id limit ? offset ?`,
      [limit, (page - 1) * limit],
    )
    return { rows, total: await this.#database.count('from profile_claims where decision is null') }
  }

  async decide(id: string, { decision, decidedAt, refusal, note }: ClaimDecision): Promise<boolean> {
    const [decided] = await this.#database.column<ProfessionalId>(
      `update profile_claims set decision = ?, decided_at = ?, refusal = ?, note = ?
       where id = ?::uuid and decision is null returning professional_id`,
      [decision, decidedAt, refusal, note, id],
    )
    if (decided && decision === 'approved')
      await this.#database.rows(
        `delete from profile_claims where professional_id = ?::uuid and decision = 'approved' and id <> ?::uuid`,
        [decided, id],
      )
    return decided !== undefined
  }

  async reopen(id: string): Promise<boolean> {
    const opened = await this.#database.rows(
      `update profile_claims set ${OPEN_AGAIN} where id = ?::uuid and decision is not null returning 1`,
      [id],
    )
    return opened.length > 0
  }

  approvedOf(id: ProfessionalId): Promise<ProfileClaim | null> {
    return this.#database.row<ProfileClaim>(
      `${CLAIM} where professional_id = ? and kind = 'claim' and decision = 'approved'`,
      [id],
    )
  }

  async approvedBy(email: string): Promise<ProfessionalId | null> {
    const [id] = await this.#database.column<ProfessionalId>(
      `select professional_id from profile_claims where email = ? and kind = 'claim' and decision = 'approved'
       order by decided_at desc limit 1`,
      [email],
    )
    return id ?? null
  }

  emailsOf(id: ProfessionalId): Promise<string[]> {
    return this.#database.column<string>(
      'select distinct email from profile_claims where professional_id = ?::uuid',
      [id],
    )
  }

  async removeOf(id: ProfessionalId, email: string): Promise<void> {
    await this.#database.rows('delete from profile_claims where professional_id = ? and email = ?', [
      id,
      email,
    ])
  }
}
