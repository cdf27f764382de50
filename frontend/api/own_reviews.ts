import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Dashboard } from '#contract/dashboard.ts'
import type { Objection } from '#contract/review_terms.ts'
import type { ModerateReviewBody, OwnReview } from '#contract/reviews.ts'
import { delayRequest, sendDelayedRequest } from '#frontend/lib/delayed_request.ts'
import { everyPageOf } from '#frontend/lib/every_page_of.ts'
import { call, callPage } from '#frontend/lib/http.ts'
import { HttpError } from '#frontend/lib/http_error.ts'
import { dashboardQuery } from './dashboard.ts'
import { forgetPublicPages } from './own_profile.ts'
import { currentUserOptions } from './session.ts'

type ModeratedStatus = 'approved' | 'rejected'

/** Pending and approved reviews, newest first. */
export const ownReviewsQuery = (professionalId: string) =>
  queryOptions({
    queryKey: [`/api/professionals/${professionalId}/reviews/pending`],
    queryFn: () =>
      everyPageOf((query) =>
        callPage('GET /api/professionals/:id/reviews/pending', { id: professionalId, query }),
      ),
  })

interface Moderation {
  review: OwnReview
  status: ModeratedStatus
}

/** Shows lists and counts after a decision; returns a function that reverts that review alone. */
export function showModeration(
  queryClient: QueryClient,
  professionalId: string,
  moderation: Moderation,
): () => void {
  const reviewsKey = ownReviewsQuery(professionalId).queryKey
  const figuresKey = dashboardQuery(professionalId).queryKey
  const before = queryClient.getQueryData(reviewsKey) ?? []
  queryClient.setQueryData(reviewsKey, (shown) => shown && judged(shown, moderation))
  queryClient.setQueryData(figuresKey, (shown) => shown && counted(shown, moderation, -1))
  return () => {
    queryClient.setQueryData(reviewsKey, (shown) => shown && withBack(shown, moderation.review, before))
    queryClient.setQueryData(figuresKey, (shown) => shown && counted(shown, moderation, 1))
  }
}

function useModeration(professionalId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = ownReviewsQuery(professionalId)
  return {
    show: (moderation: Moderation) => showModeration(queryClient, professionalId, moderation),
    send: async (review: OwnReview, body: ModerateReviewBody, keepalive = false) => {
      try {
        await call('PATCH /api/reviews/:id/status', { id: review.id, body, keepalive })
      } catch (error) {
        if (isOutdated(error)) void queryClient.invalidateQueries({ queryKey })
        throw error
      }
      void queryClient.invalidateQueries({ queryKey: dashboardQuery(professionalId).queryKey })
      void queryClient.invalidateQueries({ queryKey: currentUserOptions.queryKey })
      forgetPublicPages(queryClient)
    },
  }
}

/** Approves a review. Updates lists and counts at once, and reverts them on failure. */
export function useApproveReview(professionalId: string) {
  const moderation = useModeration(professionalId)
  return useMutation({
    mutationFn: async (review: OwnReview) => {
      await sendDelayedRequest()
      const putBack = moderation.show({ review, status: 'approved' })
      try {
        await moderation.send(review, { status: 'approved' })
      } catch (error) {
        putBack()
        throw error
      }
    },
  })
}

/** Rejects a review: on the screen at once, on the server once it can no longer be undone. */
export function useRejectReview(professionalId: string, onFailure: (error: unknown) => void) {
  const moderation = useModeration(professionalId)
  return (review: OwnReview, objection: Objection) => {
    const putBack = moderation.show({ review, status: 'rejected' })
    const rejection = delayRequest(async (isLeaving) => {
      try {
        await moderation.send(review, { status: 'rejected', objection }, isLeaving)
      } catch (error) {
        putBack()
        onFailure(error)
      }
    })
    return { send: rejection.send, cancel: () => rejection.cancel() && putBack() }
  }
}

/** Answers a review publicly; null removes the answer. */
export function useAnswerReview(professionalId: string, reviewId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (answer: string | null) =>
      answer === null
        ? call('DELETE /api/reviews/:id/answer', { id: reviewId })
        : call('PUT /api/reviews/:id/answer', { id: reviewId, body: { answer } }),
    onSuccess: (answered) => {
      queryClient.setQueryData(ownReviewsQuery(professionalId).queryKey, (reviews) =>
        reviews?.map((each) => (each.id === answered.id ? answered : each)),
      )
      forgetPublicPages(queryClient)
    },
  })
}

/** Returns whether the review was decided elsewhere meanwhile. */
const isOutdated = (error: unknown) => error instanceof HttpError && [404, 409].includes(error.status)

function judged(reviews: readonly OwnReview[], { review, status }: Moderation): OwnReview[] {
  return reviews
    .map((each) => (each.id === review.id ? { ...each, status } : each))
    .filter((each) => each.status !== 'rejected')
}

/** Inserts the review before those that followed it. */
function withBack(shown: readonly OwnReview[], review: OwnReview, before: readonly OwnReview[]): OwnReview[] {
  const others = shown.filter(({ id }) => id !== review.id)
  const after = new Set(before.slice(before.findIndex(({ id }) => id === review.id)).map(({ id }) => id))
  const place = others.findIndex(({ id }) => after.has(id))
  return others.toSpliced(place === -1 ? others.length : place, 0, review)
}

function counted(figures: Dashboard, { review }: Moderation, by: 1 | -1): Dashboard {
  const pending = figures.reviews.pending + (review.status === 'pending' ? by : 0)
  return { ...figures, reviews: { ...figures.reviews, pending } }
}
