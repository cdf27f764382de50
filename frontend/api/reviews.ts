import { queryOptions } from '@tanstack/react-query'
import type { PublicApi } from '#contract/public_api.ts'
import type { ReviewOrder } from '#contract/reviews.ts'

export const reviewsQuery = (
  api: PublicApi,
  professionalId: string,
  page: number,
  order: ReviewOrder = 'newest',
) =>
  queryOptions({
    queryKey: [`/api/professionals/${professionalId}/reviews`, page, order],
    queryFn: () => api.listReviews(professionalId, page, order),
  })
