import type {
  ReviewRepository,
  ReviewAdminList,
  ReviewAuthor,
  ReviewAdminListFilter,
  ReviewAdminListRow,
  ReviewQueue,
  ReviewReport,
} from '#application/ports/review_repository.ts'
import { ratingOf, type Stars } from '#domain/reviews/rating.ts'
import { Review, type ReviewState } from '#domain/reviews/review.ts'
import type { ProfessionalId, ReviewId } from '#domain/shared/ids.ts'
import { brokenConstraint, waitForEquals, DatabaseAdapter } from '../database.ts'

const REVIEW = `select id, professional_id as "professionalId", patient_name as "patientName", rating, comment, status,
  quarantined, sender_hash as "senderHash", idempotency_key as "idempotencyKey",
  consent_version as "consentVersion", answer, answered_at as "answeredAt", objection,
  rejected_by as "rejectedBy", reports_decided_at as "reportsDecidedAt", created_at as "createdAt", updated_at as "updatedAt" from reviews`

/** The reviews that professionals see. */
const OWNERS = `status in ('pending', 'approved') and not quarantined`

const SAVE = `insert into reviews
    (id, professional_id, patient_name, rating, comment, status, quarantined, sender_hash, idempotency_key, consent_version,
     answer, answered_at, objection, rejected_by, reports_decided_at, created_at, updated_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (id) do update
    set status = excluded.status, quarantined = excluded.quarantined, answer = excluded.answer,
      answered_at = excluded.answered_at, objection = excluded.objection, rejected_by = excluded.rejected_by,
      reports_decided_at = excluded.reports_decided_at, updated_at = excluded.updated_at`

const SAME_WORDS = `(patient_name = ? and rating = ? and comment is not distinct from ?
  and sender_hash is not distinct from ?)`

/** Sorted, so that concurrent ratings of the same people never deadlock. */
const LOCK = 'select 1 from professionals where id = any(?::uuid[]) order by id for no key update'

const RATE = `update professionals set rating = given.rating, review_count = given.reviews
  from unnest(?::uuid[], ?::numeric[], ?::integer[]) as given (id, rating, reviews) where professionals.id = given.id`

const noStars = (): Stars => [0, 0, 0, 0, 0]

export class PostgresReviewRepository extends DatabaseAdapter implements ReviewRepository {
  async findForUpdate(id: ReviewId): Promise<Review | null> {
    const [review] = await this.#find('where id = ? for update', [id])
    return review ?? null
  }

  async save({ state }: Review): Promise<'professional_not_found' | null> {
    const { id, professionalId, patientName, rating, comment } = state
    const { status, quarantined, senderHash, idempotencyKey, consentVersion } = state
    const words = [id, professionalId, patientName, rating, comment]
    const submission = [status, quarantined, senderHash, idempotencyKey, consentVersion]
    const { answer, answeredAt, objection, rejectedBy, reportsDecidedAt, createdAt, updatedAt } = state
    const moderation = [answer, answeredAt, objection, rejectedBy, reportsDecidedAt]
    const bindings = [...words, ...submission, ...moderation, createdAt, updatedAt]
    const constraint = await brokenConstraint(this.database, () => this.database.rows(SAVE, bindings))
    return constraint ? 'professional_not_found' : null
  }

  async findRepeated(author: ReviewAuthor, since: Date): Promise<Review | null> {
    const { professionalId, patientName, rating, comment, senderHash, idempotencyKey } = author
    const words = [patientName, rating, comment, senderHash]
    const equals = [JSON.stringify([professionalId, ...words])]
    if (idempotencyKey) equals.push(`review of ${professionalId} ${idempotencyKey}`)
    await waitForEquals(this.database, equals)
    const [first] = await this.#find(
      `where professional_id = ? and created_at >= ? and (idempotency_key = ? or ${SAME_WORDS})
       order by ${SAME_WORDS} desc, created_at, id limit 1`,
      [professionalId, since, idempotencyKey, ...words, ...words],
    )
    return first ?? null
  }

  findApproved(professionalId: ProfessionalId, page: number, limit: number): Promise<Review[]> {
    return this.#find(
      `where professional_id = ? and status = 'approved' order by created_at desc, id limit ? offset ?`,
      [professionalId, limit, (page - 1) * limit],
    )
  }

  countApproved(professionalId: ProfessionalId): Promise<number> {
    return this.#count(`status = 'approved'`, [professionalId])
  }

  findForOwner(professionalId: ProfessionalId, page: number, limit: number): Promise<Review[]> {
    return this.#find(
      `where professional_id = ? and ${OWNERS}
       order by created_at desc, id limit ? offset ?`,
      [professionalId, limit, (page - 1) * limit],
    )
  }

  countForOwner(professionalId: ProfessionalId): Promise<number> {
    return this.#count(OWNERS, [professionalId])
  }

  async starsOf(professionalId: ProfessionalId): Promise<Stars> {
    const [stars] = await this.#starsOfEach([professionalId])
    return stars ?? noStars()
  }

  async countPendingSince(professionalId: ProfessionalId, since: Date): Promise<number> {
    await this.database.rows(LOCK, [[professionalId]])
    return this.#count(`status = 'pending' and not quarantined and created_at >= ?`, [professionalId, since])
  }

  async report({ reviewId, objection, senderHash, at }: ReviewReport): Promise<void> {
    await this.database.rows(
      `insert into review_reports (review_id, sender_hash, objection, created_at) values (?, ?, ?, ?)
       on conflict do nothing`,
      [reviewId, senderHash ?? '', objection, at],
    )
  }

  /** Locks first, so that the count includes every earlier decision. */
  recomputeRatings(professionalIds: readonly ProfessionalId[]): Promise<void> {
    return this.database.transaction(async () => {
      await this.database.rows(LOCK, [professionalIds])
      const ratings = (await this.#starsOfEach(professionalIds)).map(ratingOf)
      await this.database.rows(RATE, [
        professionalIds,
        ratings.map(({ rating }) => rating),
        ratings.map(({ reviewCount }) => reviewCount),
      ])
    })
  }

  /** In the order of the ids. */
  async #starsOfEach(professionalIds: readonly ProfessionalId[]): Promise<Stars[]> {
    const rows = await this.database.rows<{ id: ProfessionalId; rating: number; count: number }>(
      `select professional_id as id, rating, count(*)::int as count from reviews
       where professional_id = any(?::uuid[]) and status = 'approved' group by professional_id, rating`,
      [professionalIds],
    )
    const starsById = new Map(professionalIds.map((id) => [id, noStars()]))
    for (const { id, rating, count } of rows) starsById.get(id)?.splice(rating - 1, 1, count)
    return professionalIds.map((id) => starsById.get(id) ?? noStars())
  }

  async #find(condition: string, bindings: readonly unknown[]): Promise<Review[]> {
    const rows = await this.database.rows<ReviewState>(`${REVIEW} ${condition}`, bindings)
    return rows.map((row) => Review.restore(row))
  }

  #count(condition: string, bindings: readonly unknown[]): Promise<number> {
    return this.database.count(`from reviews where professional_id = ? and ${condition}`, bindings)
  }
}

const SUSPICIOUS = `exists (select from access_records access
  where access.professional_id = review.professional_id and access.sender_hash = review.sender_hash
    and access.at > now() - interval '6 months')`

const OPEN_REPORTS = `from review_reports report where report.review_id = review.id
  and report.created_at > coalesce(review.reports_decided_at, '-infinity')`

const FROM = 'from reviews review join professionals professional on professional.id = review.professional_id'

const ROW = `select review.id, review.professional_id as "professionalId",
  concat_ws(' ', professional.title, professional.name, professional.lastname) as professional, professional.slug,
  professional.role as "professionalRole",
  review.patient_name as "patientName", review.rating, review.comment, review.status, review.quarantined,
  review.consent_version as "consentVersion", review.answer, review.objection, review.rejected_by as "rejectedBy", ${SUSPICIOUS} as suspicious,
  review.created_at as "createdAt",
  (select coalesce(json_agg(said order by said.count desc, said.objection), '[]') from
    (select report.objection, count(*)::int as count ${OPEN_REPORTS} group by report.objection) said) as reports,
  (select count(*)::int from reviews other where other.sender_hash = review.sender_hash and other.id <> review.id) as "sameSender",
  (select count(*)::int from reviews other where other.professional_id = review.professional_id and other.id <> review.id
    and other.created_at between review.created_at - interval '1 day' and review.created_at + interval '1 day') as "sameDay",
  (select count(*)::int from reviews other where other.professional_id = review.professional_id
    and other.rejected_by = 'professional') as "rejectedByProfessional",
  (select count(*)::int from reviews other where other.professional_id = review.professional_id) as received`

const QUEUES: Readonly<Record<ReviewQueue, string>> = {
  reported: `review.status <> 'rejected' and exists (select ${OPEN_REPORTS})`,
  quarantined: `review.quarantined and review.status <> 'rejected'`,
  rejected: `review.rejected_by = 'professional'`,
}

export class PostgresReviewAdminList extends DatabaseAdapter implements ReviewAdminList {
  list(
    filter: ReviewAdminListFilter,
    page: number,
    limit: number,
  ): Promise<{ rows: ReviewAdminListRow[]; total: number }> {
    const { sql, bindings } = conditionOf(filter)
    const order = `review.created_at ${isWaiting(filter) ? 'asc' : 'desc'}, review.id`
    const listed = { select: ROW, from: `${FROM} where ${sql}`, order }
    return this.database.page<ReviewAdminListRow>(listed, bindings, page, limit)
  }
}

const isWaiting = ({ queue }: ReviewAdminListFilter) => queue === 'reported' || queue === 'quarantined'

function conditionOf(filter: ReviewAdminListFilter) {
  const { id, status, professional, quarantined, suspicious, queue, from, until } = filter
  const conditions: [string, unknown[]][] = [['true', []]]
  if (id) conditions.push(['review.id = ?::uuid', [id]])
  if (status) conditions.push(['review.status = ?', [status]])
  if (quarantined !== undefined) conditions.push(['review.quarantined = ?', [quarantined]])
  if (queue) conditions.push([QUEUES[queue], []])
  if (suspicious) conditions.push([SUSPICIOUS, []])
  if (from) conditions.push(['review.created_at >= ?', [from]])
  if (until) conditions.push(['review.created_at < ?', [until]])
  if (professional)
    conditions.push(['? in (professional.id::text, professional.slug, professional.email)', [professional]])
  return {
    sql: conditions.map(([sql]) => sql).join(' and '),
    bindings: conditions.flatMap(([, bindings]) => bindings),
  }
}
