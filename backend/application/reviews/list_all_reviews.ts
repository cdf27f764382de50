import type {
  ReviewAdminList,
  ReviewAdminListFilter,
  ReviewAdminListRow,
} from '#application/ports/review_repository.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { Actor } from '../audit/actor.ts'

export interface ListAllReviewsInput {
  by: Actor
  filter: ReviewAdminListFilter
  /** From 1. */
  page: number
  /** From 1; more than 1,000 are taken as 1,000. */
  limit: number
}

export interface AllListedReviews {
  rows: ReviewAdminListRow[]
  /** All of them, not only this page's. */
  total: number
}

/** Operators look through everyone's reviews, whatever their status, newest first; nobody else does. */
export class ListAllReviews {
  readonly #adminList: ReviewAdminList

  constructor({ reviewAdminList }: { reviewAdminList: ReviewAdminList }) {
    this.#adminList = reviewAdminList
  }

  async execute(input: ListAllReviewsInput): Promise<Result<AllListedReviews, 'forbidden'>> {
    const { by, filter, page, limit } = input
    if (by.kind !== 'operator') return fail('forbidden')
    return ok(await this.#adminList.list(filter, page, Math.min(limit, MAX_PAGE_SIZE)))
  }
}
