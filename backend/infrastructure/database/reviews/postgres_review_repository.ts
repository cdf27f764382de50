import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type {
  ReviewRepository,
  ReviewAdminList,
  ReviewAuthor,
  ReviewFates,
  ReviewAdminListFilter,
  ReviewAdminListRow,
  ReviewQueue,
  ReviewReport,
} from '#application/ports/review_repository.ts'
import type { ReviewOrder } from '#domain/reviews/review_order.ts'
import type { CountedPoint } from '#domain/reviews/points.ts'
import { ratingOf, type Stars } from '#domain/reviews/rating.ts'
import { Review, type ReviewState } from '#domain/reviews/review.ts'
import type { ProfessionalId, ReviewId } from '#domain/shared/ids.ts'
import { brokenConstraint, rowOf, waitForEquals, DatabaseAdapter } from '../database.ts'

const COLUMNS = {
  id: 'id',
  professionalId: 'professional_id',
  patientName: 'patient_name',
  rating: 'rating',
  comment: 'comment',
  points: 'points',
  status: 'status',
  quarantined: 'quarantined',
  senderHash: 'sender_hash',
  idempotencyKey: 'idempotency_key',
  consentVersion: 'consent_version',
  answer: 'answer',
  answeredAt: 'answered_at',
  objection: 'objection',
  rejectedBy: 'rejected_by',
  reportsDecidedAt: 'reports_decided_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} satisfies Record<keyof ReviewState, string>

/** The reviews that professionals see. */
const OWNERS = `status in ('pending', 'approved') and not quarantined`

/** What a decision or an answer may change. */
const CHANGEABLE = [
  ...['status', 'quarantined', 'answer', 'answered_at', 'objection', 'rejected_by', 'reports_decided_at'],
  'updated_at',
]

/** Sorted, so that concurrent ratings of the same people never deadlock. */
const LOCK = 'select 1 from professionals where id = any(?::uuid[]) order by id for no key update'

const RATE = `update professionals set rating = given.rating, review_count = given.reviews
  from unnest(?::uuid[], ?::numeric[], ?::integer[]) as given (id, rating, reviews) where professionals.id = given.id`

type Reviews = DatabaseQueryBuilderContract<ReviewState>

const newestFirst = (reviews: Reviews) => reviews.orderBy('created_at', 'desc').orderBy('id')

const noStars = (): Stars => [0, 0, 0, 0, 0]

export class PostgresReviewRepository extends DatabaseAdapter implements ReviewRepository {
  async findForUpdate(id: ReviewId): Promise<Review | null> {
    const [review] = await this.#find((reviews) => reviews.where({ id }).forUpdate())
    return review ?? null
  }

  async save({ state }: Review): Promise<'professional_not_found' | null> {
    const constraint = await brokenConstraint(this.database, () =>
      this.database.run((db) =>
        db.table('reviews').insert(rowOf(COLUMNS, state)).onConflict('id').merge(CHANGEABLE),
      ),
    )
    return constraint ? 'professional_not_found' : null
  }

  async findRepeated(author: ReviewAuthor, since: Date): Promise<Review | null> {
    const { professionalId, patientName, rating, comment, points, senderHash, idempotencyKey } = author
    const equals = [JSON.stringify([professionalId, patientName, rating, comment, points, senderHash])]
    if (idempotencyKey) equals.push(`review of ${professionalId} ${idempotencyKey}`)
    await waitForEquals(this.database, equals)
    const firstOf = (repeated: Record<string, unknown>) =>
      this.#find((reviews) =>
        reviews
          .where({ professional_id: professionalId, ...repeated })
          .where('created_at', '>=', since)
          .orderBy('created_at')
          .orderBy('id')
          .limit(1),
      )
    const words = { patient_name: patientName, rating, comment, points, sender_hash: senderHash }
    const [first] = await firstOf(words)
    if (first || !idempotencyKey) return first ?? null
    const [sameKey] = await firstOf({ idempotency_key: idempotencyKey })
    return sameKey ?? null
  }

  findApproved(
    professionalId: ProfessionalId,
    page: number,
    limit: number,
    order: ReviewOrder = 'newest',
  ): Promise<Review[]> {
    return this.#find((reviews) => {
      const approved = reviews.where({ professional_id: professionalId, status: 'approved' })
      return newestFirst(order === 'lowest' ? approved.orderBy('rating') : approved).forPage(page, limit)
    })
  }

  countApproved(professionalId: ProfessionalId): Promise<number> {
    return this.#count(`status = 'approved'`, [professionalId])
  }

  findForOwner(professionalId: ProfessionalId, page: number, limit: number): Promise<Review[]> {
    return this.#find((reviews) =>
      newestFirst(reviews.where('professional_id', professionalId).whereRaw(OWNERS)).forPage(page, limit),
    )
  }

  countForOwner(professionalId: ProfessionalId): Promise<number> {
    return this.#count(OWNERS, [professionalId])
  }

  async fatesOf(professionalId: ProfessionalId): Promise<ReviewFates> {
    const [fates] = await this.database.rows<ReviewFates>(
      `select count(*)::int as received, (count(*) filter (where status = 'rejected'))::int as rejected
       from reviews where professional_id = ? and not quarantined`,
      [professionalId],
    )
    return fates ?? { received: 0, rejected: 0 }
  }

  async starsOf(professionalId: ProfessionalId): Promise<Stars> {
    const [stars] = await this.#starsOfEach([professionalId])
    return stars ?? noStars()
  }

  pointsOf(professionalId: ProfessionalId): Promise<CountedPoint[]> {
    return this.database.rows<CountedPoint>(
      `select point, count(*)::int as count from reviews, unnest(points) as point
       where professional_id = ? and status = 'approved' and points <> '{}' group by point`,
      [professionalId],
    )
  }

  async countPendingSince(professionalId: ProfessionalId, since: Date): Promise<number> {
    await this.database.rows(LOCK, [[professionalId]])
    return this.#count(`status = 'pending' and not quarantined and created_at >= ?`, [professionalId, since])
  }

  async report({ reviewId, objection, senderHash, at }: ReviewReport): Promise<void> {
    await this.database.run((db) =>
      db
        .table('review_reports')
        .insert({ review_id: reviewId, sender_hash: senderHash ?? '', objection, created_at: at })
        .onConflict()
        .ignore(),
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

  async #find(chosen: (reviews: Reviews) => Reviews): Promise<Review[]> {
    const rows = await this.database.run((db) =>
      chosen(db.query<ReviewState>().from('reviews').select(COLUMNS)),
    )
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

const ROW = `review.id, review.professional_id as "professionalId",
  concat_ws(' ', professional.title, professional.name, professional.lastname) as professional, professional.slug,
  professional.role as "professionalRole",
  review.patient_name as "patientName", review.rating, review.comment, review.points, review.status, review.quarantined,
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
  async list(
    filter: ReviewAdminListFilter,
    page: number,
    limit: number,
  ): Promise<{ rows: ReviewAdminListRow[]; total: number }> {
    const { id, status, professional, quarantined, suspicious, queue, from, until } = filter
    const found = await this.database.run((db) => {
      const reviews = db
        .query<ReviewAdminListRow>()
        .from('reviews as review')
        .join('professionals as professional', 'professional.id', 'review.professional_id')
        .select(db.raw(ROW))
      if (id) void reviews.where('review.id', id)
      if (status) void reviews.where('review.status', status)
      if (quarantined !== undefined) void reviews.where('review.quarantined', quarantined)
      if (queue) void reviews.whereRaw(QUEUES[queue])
      if (suspicious) void reviews.whereRaw(SUSPICIOUS)
      if (from) void reviews.where('review.created_at', '>=', from)
      if (until) void reviews.where('review.created_at', '<', until)
      if (professional)
        void reviews.whereRaw('? in (professional.id::text, professional.slug, professional.email)', [
          professional,
        ])
      return reviews
        .orderBy('review.created_at', isWaiting(filter) ? 'asc' : 'desc')
        .orderBy('review.id')
        .paginate(page, limit)
    })
    return { rows: found.all(), total: found.total }
  }
}

const isWaiting = ({ queue }: ReviewAdminListFilter) => queue === 'reported' || queue === 'quarantined'
