import { queryOptions, useMutation } from '@tanstack/react-query'
import type { PublicApi } from '#contract/public_api.ts'
import type { ReportReviewBody, SubmitReviewBody, SubmittedReview } from '#contract/reviews.ts'
import { postJson, send } from '#frontend/lib/http.ts'

export const reviewsQuery = (api: PublicApi, professionalId: string, page: number) =>
  queryOptions({
    queryKey: [`/api/professionals/${professionalId}/reviews`, page],
    queryFn: () => api.listReviews(professionalId, page),
  })

/** Sends a review to the professional's approval; nothing public changes until then. */
export function useSubmitReview(professionalId: string) {
  return useMutation({
    mutationFn: (review: SubmitReviewBody) =>
      postJson<SubmittedReview>(`/api/professionals/${professionalId}/reviews`, {
        ...review,
        professionalId,
      }),
  })
}

/** Tells those who run the site what is wrong with a review. */
export function useReportReview(reviewId: string) {
  return useMutation({
    mutationFn: (report: ReportReviewBody) => send('POST', `/api/reviews/${reviewId}/reports`, report),
  })
}
