import {
  type ReviewAuthor,
  type ReviewFates,
  type ReviewReport,
  ReviewRepository,
} from '#application/ports/review_repository.ts'
import type { ProfessionalId, ReviewId } from '#domain/shared/ids.ts'
import type { ReviewOrder } from '#domain/reviews/review_order.ts'
import { type CountedPoint, REVIEW_POINTS } from '#domain/reviews/points.ts'
import { ratingOf, type Stars } from '#domain/reviews/rating.ts'
import { Review, type ReviewState } from '#domain/reviews/review.ts'
import type { InMemoryProfessionalRepository } from './in_memory_professional_repository.ts'

export class InMemoryReviewRepository extends ReviewRepository {
  readonly reports: ReviewReport[] = []
  readonly #states = new Map<ReviewId, ReviewState>()
  readonly #professionals: InMemoryProfessionalRepository

  constructor(professionals: InMemoryProfessionalRepository) {
    super()
    this.#professionals = professionals
  }

  async findForUpdate(id: ReviewId): Promise<Review | null> {
    const state = this.#states.get(id)
    return state ? Review.restore(state) : null
  }

  async save({ state }: Review): Promise<'professional_not_found' | null> {
    if (!this.#professionals.stateOf(state.professionalId)) return 'professional_not_found'
    this.#states.set(state.id, state)
    return null
  }

  async findRepeated(author: ReviewAuthor, since: Date): Promise<Review | null> {
    const [first] = this.#of(author.professionalId)
      .filter((state) => state.createdAt >= since && (isBy(author, state) || isUnderKey(author, state)))
      .sort(
        (a, b) =>
          Number(isBy(author, b)) - Number(isBy(author, a)) || a.createdAt.getTime() - b.createdAt.getTime(),
      )
    return first ? Review.restore(first) : null
  }

  async findApproved(
    professionalId: ProfessionalId,
    page: number,
    limit: number,
    order: ReviewOrder = 'newest',
  ): Promise<Review[]> {
    return this.#approved(professionalId)
      .sort((a, b) => (order === 'lowest' ? a.rating - b.rating : 0) || newestFirst(a, b))
      .slice((page - 1) * limit, page * limit)
      .map((state) => Review.restore(state))
  }

  async countApproved(professionalId: ProfessionalId): Promise<number> {
    return this.#approved(professionalId).length
  }

  async findForOwner(professionalId: ProfessionalId, page: number, limit: number): Promise<Review[]> {
    return this.#ofOwner(professionalId)
      .sort(newestFirst)
      .slice((page - 1) * limit, page * limit)
      .map((state) => Review.restore(state))
  }

  async countForOwner(professionalId: ProfessionalId): Promise<number> {
    return this.#ofOwner(professionalId).length
  }

  async fatesOf(professionalId: ProfessionalId): Promise<ReviewFates> {
    const sent = this.#of(professionalId).filter(({ quarantined }) => !quarantined)
    return { received: sent.length, rejected: sent.filter(({ status }) => status === 'rejected').length }
  }

  async starsOf(professionalId: ProfessionalId): Promise<Stars> {
    const stars: Stars = [0, 0, 0, 0, 0]
    for (const { rating } of this.#approved(professionalId)) stars[rating - 1] = (stars[rating - 1] ?? 0) + 1
    return stars
  }

  async pointsOf(professionalId: ProfessionalId): Promise<CountedPoint[]> {
    const approved = this.#approved(professionalId)
    return REVIEW_POINTS.map((point) => ({
      point,
      count: approved.filter(({ points }) => points.includes(point)).length,
    })).filter(({ count }) => count > 0)
  }

  async countPendingSince(professionalId: ProfessionalId, since: Date): Promise<number> {
    return this.#of(professionalId).filter(
      ({ status, quarantined, createdAt }) => status === 'pending' && !quarantined && createdAt >= since,
    ).length
  }

  async report(report: ReviewReport): Promise<void> {
    const isSame = ({ reviewId, senderHash }: ReviewReport) =>
      reviewId === report.reviewId && senderHash === report.senderHash
    if (!this.reports.some(isSame)) this.reports.push(report)
  }

  async recomputeRatings(professionalIds: readonly ProfessionalId[]): Promise<void> {
    for (const id of professionalIds) this.#professionals.overwrite(id, ratingOf(await this.starsOf(id)))
  }

  remove(id: ReviewId): void {
    this.#states.delete(id)
  }

  states(): ReviewState[] {
    return [...this.#states.values()]
  }

  #of(professionalId: ProfessionalId): ReviewState[] {
    return this.states().filter((state) => state.professionalId === professionalId)
  }

  #ofOwner(professionalId: ProfessionalId): ReviewState[] {
    return this.#of(professionalId).filter(({ status, quarantined }) => status !== 'rejected' && !quarantined)
  }

  #approved(professionalId: ProfessionalId): ReviewState[] {
    return this.#of(professionalId).filter(({ status }) => status === 'approved')
  }
}

function newestFirst(left: ReviewState, right: ReviewState): number {
  return right.createdAt.getTime() - left.createdAt.getTime() || (left.id < right.id ? -1 : 1)
}

function isBy(author: ReviewAuthor, state: ReviewState): boolean {
  return (
    state.patientName === author.patientName &&
    state.rating === author.rating &&
    state.comment === author.comment &&
    String(state.points) === String(author.points) &&
    state.senderHash === author.senderHash
  )
}

function isUnderKey({ idempotencyKey }: ReviewAuthor, state: ReviewState): boolean {
  return idempotencyKey !== null && state.idempotencyKey === idempotencyKey
}
