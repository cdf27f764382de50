import type { ReviewRepository } from '#application/ports/review_repository.ts'
import type { Review } from '#domain/reviews/review.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import {
  type Gate,
  type OwnRequest,
  ensureOwner,
  type OwnershipRefusal,
} from '../professionals/editing/own_profile.ts'

export interface ListOwnReviewsInput extends OwnRequest {
  /** From 1. */
  page: number
  /** 1,000 at most. */
  limit: number
}

export interface ListedReviews {
  reviews: Review[]
  /** All of them, not only this page's. */
  total: number
}

/** Professionals see the reviews that await their verdict and the approved ones, newest first; nobody else does. */
export class ListOwnReviews {
  readonly #deps: Gate & { reviews: ReviewRepository }

  constructor(deps: Gate & { reviews: ReviewRepository }) {
    this.#deps = deps
  }

  async execute(input: ListOwnReviewsInput): Promise<Result<ListedReviews, OwnershipRefusal>> {
    const gate = await ensureOwner(this.#deps, input)
    if (!gate.ok) return gate
    const { professionalId, page, limit } = input
    const reviews = await this.#deps.reviews.findForOwner(professionalId, page, limit)
    return ok({ reviews, total: await this.#deps.reviews.countForOwner(professionalId) })
  }
}
