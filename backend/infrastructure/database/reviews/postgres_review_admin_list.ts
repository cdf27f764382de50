import {
  ReviewAdminList,
  type ReviewAdminListFilter,
  type ReviewAdminListRow,
} from '#application/ports/review_repository.ts'
import type { Database } from '../database.ts'

const SUSPICIOUS = `exists (select from access_records access
  where access.professional_id = review.professional_id and access.sender_hash = review.sender_hash
    and access.at > now() - interval '6 months')`

const FROM = 'from reviews review join professionals professional on professional.id = review.professional_id'

const ROW = `select review.id, review.professional_id as "professionalId",
  concat_ws(' ', professional.title, professional.name, professional.lastname) as professional, professional.slug,
  review.patient_name as "patientName", review.rating, review.comment, review.status, review.quarantined,
  ${SUSPICIOUS} as suspicious, review.created_at as "createdAt"`

export class PostgresReviewAdminList extends ReviewAdminList {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async list(
    filter: ReviewAdminListFilter,
    page: number,
    limit: number,
  ): Promise<{ rows: ReviewAdminListRow[]; total: number }> {
    const { sql, bindings } = conditionOf(filter)
    const counted = await this.#database.row<{ total: number }>(
      `select count(*)::integer as total ${FROM} where ${sql}`,
      bindings,
    )
    const rows = await this.#database.rows<ReviewAdminListRow>(
      `${ROW} ${FROM} where ${sql} order by review.created_at desc, review.id limit ? offset ?`,
      [...bindings, limit, (page - 1) * limit],
    )
    return { rows, total: counted?.total ?? 0 }
  }
}

function conditionOf({ id, status, professional, quarantined, suspicious }: ReviewAdminListFilter) {
  const conditions: [string, unknown[]][] = [['true', []]]
  if (id) conditions.push(['review.id = ?::uuid', [id]])
  if (status) conditions.push(['review.status = ?', [status]])
  if (quarantined !== undefined) conditions.push(['review.quarantined = ?', [quarantined]])
  if (suspicious) conditions.push([SUSPICIOUS, []])
  if (professional)
    conditions.push(['? in (professional.id::text, professional.slug, professional.email)', [professional]])
  return {
    sql: conditions.map(([sql]) => sql).join(' and '),
    bindings: conditions.flatMap(([, bindings]) => bindings),
  }
}
