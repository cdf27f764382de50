import type { Ports } from '#application/ports/ports.ts'
import type {
  ReviewRepository,
  ReviewAdminListFilter,
  ReviewAdminListRow,
  ReviewFates,
  ReviewQueue,
  SiteRating,
} from '#application/ports/review_repository.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { ReviewOrder } from '#domain/reviews/review_order.ts'
import { type CountedPoint, shownPoints } from '#domain/reviews/points.ts'
import type { Stars } from '#domain/reviews/rating.ts'
import type { Review } from '#domain/reviews/review.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import {
  type OwnershipDependencies,
  type OwnRequest,
  ensureOwner,
  type OwnershipRefusal,
} from '../professionals/editing/own_profile.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { mayAdminister } from '../audit/actor.ts'
import { type ListPage, type PageRequest, readPage } from '../system/list_page.ts'
import { CachedValue } from '#application/freshness/cached_value.ts'
import { UseCase } from '../use_case.ts'

interface ListReviewsInput {
  professionalId: ProfessionalId
  /** From 1. */
  page: number
  /** 1 to 50. */
  limit: number
  withDistribution?: boolean
  order?: ReviewOrder | undefined
}

interface ListedReviews {
  reviews: Review[]
  /** Of all pages. */
  total: number
  /** Number of reviews with 1, 2, 3, 4 and 5 stars, on request. */
  distribution?: Stars
  /** What was sent and what of it was rejected, with the distribution. */
  fates?: ReviewFates
  /** What enough of them tick, the most frequent first; with the distribution. */
  points?: CountedPoint[]
}

/** Lists the approved reviews of a visible professional, newest first or those with the fewest stars; null if not visible. */
export class ListReviews extends UseCase<Ports<'directory' | 'reviews'>> {
  async execute(input: ListReviewsInput): Promise<ListedReviews | null> {
    const { professionalId, page, limit, withDistribution = false, order } = input
    if (!(await this.deps.directory.isListed(professionalId))) return null
    const [reviews, total, distribution, fates, points] = await Promise.all([
      this.deps.reviews.findApproved(professionalId, page, limit, order),
      this.deps.reviews.countApproved(professionalId),
      withDistribution ? this.deps.reviews.starsOf(professionalId) : undefined,
      withDistribution ? this.deps.reviews.fatesOf(professionalId) : undefined,
      withDistribution ? this.deps.reviews.pointsOf(professionalId) : undefined,
    ])
    return {
      ...{ reviews, total },
      ...(distribution && { distribution }),
      ...(fates && { fates }),
      ...(points && { points: shownPoints(points) }),
    }
  }
}

interface ListOwnReviewsInput extends OwnRequest {
  /** From 1. */
  page: number
  /** At most 1,000. */
  limit: number
}

/** Lists pending and approved reviews for the professional alone, newest first. */
export class ListOwnReviews extends UseCase<OwnershipDependencies & { reviews: ReviewRepository }> {
  async execute(input: ListOwnReviewsInput): Promise<Result<ListedReviews, OwnershipRefusal>> {
    const ownership = await ensureOwner(this.deps, input)
    if (!ownership.ok) return ownership
    const { professionalId, page, limit } = input
    const reviews = await this.deps.reviews.findForOwner(professionalId, page, limit)
    return ok({ reviews, total: await this.deps.reviews.countForOwner(professionalId) })
  }
}

/** Lists reviews of every status and professional for operators only, newest first. */
export class ListAllReviews extends UseCase<Ports<'reviewAdminList'>> {
  execute(
    input: PageRequest & { filter: ReviewAdminListFilter },
  ): Promise<Result<ListPage<ReviewAdminListRow>, 'forbidden'>> {
    return readPage(input.by.kind === 'operator', input, MAX_PAGE_SIZE, (page, limit) =>
      this.deps.reviewAdminList.list(input.filter, page, limit),
    )
  }
}

/** Lists the reviews that wait for a decision, oldest first, and those that professionals rejected. */
export class ListReviewQueue extends UseCase<Ports<'reviewAdminList'>> {
  execute(
    input: PageRequest & { queue: ReviewQueue },
  ): Promise<Result<ListPage<ReviewAdminListRow>, 'forbidden'>> {
    return readPage(mayAdminister(input.by), input, MAX_PAGE_SIZE, (page, limit) =>
      this.deps.reviewAdminList.list({ queue: input.queue }, page, limit),
    )
  }
}

const MINUTES_KEPT = 5

/** Returns the site's rating for its structured data. */
export class GetSiteRating {
  readonly #cached: CachedValue<SiteRating | null>

  constructor({ siteReviews, clock }: Ports<'siteReviews' | 'clock'>) {
    this.#cached = new CachedValue(clock, MINUTES_KEPT, () => siteReviews.summarize())
  }

  /** At most five minutes old; null without approved reviews. */
  execute(): Promise<SiteRating | null> {
    return this.#cached.get()
  }
}
