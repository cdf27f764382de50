import { useMutation } from '@tanstack/react-query'
import type { ReportReviewBody, SubmitReviewBody } from '#contract/reviews.ts'
import { call } from '#frontend/lib/http.ts'

/** Submits a review for the professional's approval; nothing public changes until then. */
export function useSubmitReview(professionalId: string) {
  return useMutation({
    mutationFn: ({ review, key }: { review: SubmitReviewBody; key: string | undefined }) =>
      call('POST /api/professionals/:id/reviews', {
        id: professionalId,
        body: { ...review, professionalId },
        key,
      }),
  })
}

/** Reports a review to the site's administrators. */
export function useReportReview(reviewId: string) {
  return useMutation({
    mutationFn: (report: ReportReviewBody) =>
      call('POST /api/reviews/:id/reports', { id: reviewId, body: report }),
  })
}
