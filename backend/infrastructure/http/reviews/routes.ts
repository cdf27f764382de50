import * as z from 'zod/mini'
import { ownListQuery } from '#contract/fields.ts'
import {
  answerReviewBody,
  decideReviewBody,
  moderateReviewBody,
  ownReview,
  queuedReview,
  reportReviewBody,
  reviewQueueQuery,
  reviewsPage,
  reviewsQuery,
  submitReviewBody,
  submittedReview,
} from '#contract/reviews.ts'
import { DEFAULT_LIMIT, REVIEWS_PER_PAGE } from '#domain/shared/page_sizes.ts'
import { fail, mapValue, okOr } from '#domain/shared/result.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { asOwnReview, asQueuedReview, asReview } from '../projections.ts'
import type { RouteTable } from '../route_table.ts'
import { isSameProfessional, senderOf } from '../sender.ts'

export function reviewRoutes(routes: RouteTable, { useCases }: HttpDependencies) {
  routes.add(
    {
      method: 'GET',
      path: '/api/professionals/:id/reviews',
      summary: 'Avaliações aprovadas',
      limit: 'publicRead',
      query: reviewsQuery,
      answer: reviewsPage,
      refuses: ['professional_not_found'],
    },
    async ({ params: { id: professionalId }, query }) => {
      const { page = 1, limit = REVIEWS_PER_PAGE, include, order } = query
      const withDistribution = include === 'distribution'
      const listed = await useCases.listReviews.execute({
        professionalId,
        page,
        limit,
        withDistribution,
        order,
      })
      return mapValue(
        okOr(listed, 'professional_not_found'),
        ({ reviews, total, distribution, fates, points }) => ({
          reviews: reviews.map(asReview),
          total,
          ...(distribution && { distribution: [...distribution] }),
          ...(fates && { fates }),
          ...(points && { points }),
        }),
      )
    },
  )
  routes.add(
    {
      method: 'POST',
      path: '/api/professionals/:id/reviews',
      summary: 'Envia uma avaliação',
      access: 'recognised',
      limit: 'review',
      body: submitReviewBody,
      status: 201,
      answer: submittedReview,
      refuses: [
        'professional_mismatch',
        'professional_not_found',
        'profile_unclaimed',
        'own_profile',
        'too_many_pending',
        'sending_differs',
      ],
    },
    async ({ params: { id: professionalId }, body, viewer, context }) => {
      const { professionalId: named, corFavorita, elapsedMs, comment, ...review } = body
      if (!isSameProfessional(professionalId, named)) return fail('professional_mismatch')
      const sender = senderOf(context, { corFavorita, elapsedMs })
      const words = { ...review, comment: comment || null }
      return useCases.submitReview.execute({ ...words, professionalId, sender, viewerId: viewer?.id })
    },
  )
  routes.add(
    {
      method: 'POST',
      path: '/api/reviews/:id/reports',
      summary: 'Denuncia uma avaliação publicada; cada remetente conta uma vez',
      limit: 'reviewReport',
      body: reportReviewBody,
      refuses: ['review_not_found'],
    },
    ({ params: { id: reviewId }, body: { objection, ...signs }, context }) =>
      useCases.reportReview.execute({ reviewId, objection, sender: senderOf(context, signs) }),
    { permit: ({ params: { id: reviewId } }) => useCases.reportReview.check({ reviewId }) },
  )
  return routes
}

/** Routes for professionals on the reviews of their profile. */
export function ownReviewRoutes(routes: RouteTable, { useCases }: HttpDependencies) {
  routes.add(
    {
      method: 'GET',
      path: '/api/professionals/:id/reviews/pending',
      summary: 'Avaliações pendentes e aprovadas, só para o dono',
      access: 'session',
      query: ownListQuery(),
      answer: z.array(ownReview),
      paged: true,
      refuses: ['professional_not_found', 'forbidden'],
    },
    async ({ params: { id: professionalId }, query, viewer }) => {
      const page = { page: query.page ?? 1, limit: query.limit ?? 1_000 }
      const listed = await useCases.listOwnReviews.execute({ viewer, professionalId, ...page })
      return mapValue(listed, ({ reviews, total }) => ({ rows: reviews.map(asOwnReview), ...page, total }))
    },
    {
      permit: ({ params, viewer }) => useCases.checkOwnership.execute({ viewer, professionalId: params.id }),
    },
  )
  routes.add(
    {
      method: 'PATCH',
      path: '/api/reviews/:id/status',
      summary: 'Aprova ou rejeita uma avaliação',
      access: 'session',
      body: moderateReviewBody,
      answer: ownReview,
      refuses: ['review_not_found', 'review_already_moderated', 'objection_missing'],
    },
    async ({ params: { id: reviewId }, body: { status, ...named }, viewer }) => {
      const by = { kind: 'professional', id: viewer.id } as const
      return mapValue(await useCases.moderateReview.execute({ reviewId, status, by, ...named }), asOwnReview)
    },
    {
      permit: ({ params: { id: reviewId }, viewer }) =>
        useCases.moderateReview.check({ reviewId, by: { kind: 'professional', id: viewer.id } }),
    },
  )
  return routes
}

/** Routes for professionals' public answers. */
export function reviewAnswerRoutes(routes: RouteTable, { useCases }: HttpDependencies) {
  const answering = {
    path: '/api/reviews/:id/answer',
    access: 'session',
    answer: ownReview,
  } as const
  routes.add(
    {
      ...answering,
      method: 'PUT',
      summary: 'Responde publicamente a uma avaliação publicada, no lugar da resposta anterior',
      body: answerReviewBody,
      refuses: ['review_not_found', 'review_not_public', 'answer_invalid'],
    },
    async ({ params: { id: reviewId }, body: { answer }, viewer }) =>
      mapValue(await useCases.answerReview.execute({ reviewId, viewer, answer }), asOwnReview),
    { permit: ({ params: { id: reviewId }, viewer }) => useCases.answerReview.check({ reviewId, viewer }) },
  )
  routes.add(
    {
      ...answering,
      method: 'DELETE',
      summary: 'Retira a resposta a uma avaliação',
      refuses: ['review_not_found', 'review_not_public', 'answer_invalid'],
    },
    async ({ params: { id: reviewId }, viewer }) =>
      mapValue(await useCases.answerReview.execute({ reviewId, viewer, answer: null }), asOwnReview),
  )
  return routes
}

/** Routes for administrators' decisions. */
export function reviewDecisionRoutes(routes: RouteTable, { useCases }: HttpDependencies) {
  routes.add(
    {
      method: 'GET',
      path: '/api/admin/reviews',
      summary: 'Avaliações denunciadas, retidas ou rejeitadas por profissionais',
      access: 'admin',
      query: reviewQueueQuery,
      answer: z.array(queuedReview),
      paged: true,
    },
    async ({ query: { queue = 'reported', page = 1, limit = DEFAULT_LIMIT }, by }) => {
      const listed = await useCases.listReviewQueue.execute({ by, queue, page, limit })
      return mapValue(listed, ({ rows, total }) => ({ rows: rows.map(asQueuedReview), page, limit, total }))
    },
  )
  routes.add(
    {
      method: 'POST',
      path: '/api/admin/reviews/:id/decision',
      summary: 'Mantém ou remove uma avaliação denunciada ou retida',
      access: 'admin',
      body: decideReviewBody,
      answer: ownReview,
      refuses: ['review_not_found', 'review_already_moderated'],
    },
    async ({ params: { id: reviewId }, body, by }) =>
      mapValue(await useCases.decideReview.execute({ reviewId, by, ...body }), asOwnReview),
  )
  return routes
}
