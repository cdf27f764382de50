import type { VerificationRepository } from '#application/ports/verification_repository.ts'
import { type VerificationRequest } from '#application/ports/verification_repository.ts'
import { NEVER_ASKED, type Verification } from '#domain/professionals/verification.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { DatabaseAdapter } from '../database.ts'
import { FROM, selectColumns } from './professional_columns.ts'

const VERIFICATION = `select asked_at as "askedAt", decided_at as "decidedAt", decision, decided_by as "decidedBy",
  checked, refusal, note, reminded_at as "remindedAt" from verifications where professional_id = ?`

const SAVE = `insert into verifications
    (professional_id, asked_at, decided_at, decision, decided_by, checked, refusal, note, reminded_at)
  values (?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?)
  on conflict (professional_id) do update set asked_at = excluded.asked_at, decided_at = excluded.decided_at,
    decision = excluded.decision, decided_by = excluded.decided_by, checked = excluded.checked,
    refusal = excluded.refusal, note = excluded.note, reminded_at = excluded.reminded_at`

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
    return (await this.database.row<Verification>(VERIFICATION, [id])) ?? NEVER_ASKED
  }

  async save(id: ProfessionalId, verification: Verification): Promise<void> {
    const { askedAt, decidedAt, decision, decidedBy, checked, refusal, note, remindedAt } = verification
    const facts = checked && JSON.stringify(checked)
    await this.database.rows(SAVE, [
      ...[id, askedAt, decidedAt, decision, decidedBy, facts, refusal, note, remindedAt],
    ])
  }

  async listWaiting(page: number, limit: number) {
    const rows = await this.database.rows<VerificationRequest>(
      `${REQUEST} from ${FROM} ${WAITING} order by verification.asked_at, professional.id limit ? offset ?`,
      [limit, (page - 1) * limit],
    )
    const counted = await this.database.row<{ total: number }>(
      `select count(*)::int as total from professionals professional ${WAITING}`,
    )
    return { rows, total: counted?.total ?? 0 }
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

  async #due(condition: string, instant: Date): Promise<ProfessionalId[]> {
    const rows = await this.database.rows<{ id: ProfessionalId }>(
      `select professional_id as id ${DUE} ${condition} order by decided_at limit ${MAX_AT_ONCE}`,
      [instant],
    )
    return rows.map(({ id }) => id)
  }
}
