import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Dashboard } from '#contract/dashboard.ts'
import type { OwnReview } from '#contract/reviews.ts'
import { everyPageOf } from '#frontend/lib/every_page_of.ts'
import { send } from '#frontend/lib/http.ts'
import { HttpError } from '#frontend/lib/http_error.ts'
import { dashboardQuery } from './dashboard.ts'
import { currentUserOptions } from './session.ts'

export type Verdict = 'approved' | 'rejected'

/** The reviews that await a verdict and the approved ones, newest first. */
export const ownReviewsQuery = (professionalId: string) =>
  queryOptions({
    queryKey: [`/api/professionals/${professionalId}/reviews/pending`],
    queryFn: () => everyPageOf<OwnReview>(`/api/professionals/${professionalId}/reviews/pending`),
  })

interface Moderation {
  review: OwnReview
  verdict: Verdict
}

/** Approves or rejects a review. Lists and counts move at once, and back where it fails. */
export function useModerateReview(professionalId: string) {
  const queryClient = useQueryClient()
  const reviewsKey = ownReviewsQuery(professionalId).queryKey
  const figuresKey = dashboardQuery(professionalId).queryKey
  return useMutation({
    mutationFn: ({ review, verdict }: Moderation) =>
      send('PATCH', `/api/reviews/${review.id}/status`, { status: verdict }),
    onMutate: (moderation) => {
      const before = {
        reviews: queryClient.getQueryData(reviewsKey),
        figures: queryClient.getQueryData(figuresKey),
      }
      queryClient.setQueryData(reviewsKey, (reviews) => reviews && judged(reviews, moderation))
      queryClient.setQueryData(figuresKey, (figures) => figures && counted(figures, moderation))
      return before
    },
    onError: (error, _moderation, before) => {
      queryClient.setQueryData(reviewsKey, before?.reviews)
      queryClient.setQueryData(figuresKey, before?.figures)
      if (isOutdated(error)) void queryClient.invalidateQueries({ queryKey: reviewsKey })
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: figuresKey })
      void queryClient.invalidateQueries({ queryKey: currentUserOptions.queryKey })
    },
  })
}

/** Whether the review was judged elsewhere meanwhile. */
const isOutdated = (error: unknown) => error instanceof HttpError && [404, 409].includes(error.status)

function judged(reviews: readonly OwnReview[], { review, verdict }: Moderation): OwnReview[] {
  return reviews
    .map((each) => (each.id === review.id ? { ...each, status: verdict } : each))
    .filter(({ status }) => status !== 'rejected')
}

function counted(figures: Dashboard, { review }: Moderation): Dashboard {
  const wasPending = review.status === 'pending' ? 1 : 0
  return { ...figures, reviews: { ...figures.reviews, pending: figures.reviews.pending - wasPending } }
}
