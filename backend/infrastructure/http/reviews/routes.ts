import type { HttpContext } from '@adonisjs/core/http'
import type { RouteTable } from '../route_table.ts'
import { reviewsQuery, submitReviewBody } from '#contract/reviews.ts'
import type { ListReviews } from '#application/reviews/list_reviews.ts'
import type { SubmitReview } from '#application/reviews/submit_review.ts'
import { REVIEWS_PER_PAGE } from '#domain/shared/page_sizes.ts'
import { clientAddress } from '../client_address.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { guardWrite } from '../middleware/guard_write.ts'
import { rateLimit } from '../middleware/rate_limit.ts'
import { parseBody, parseQuery, pathId } from '../parse.ts'
import { asReview } from '../projections.ts'
import type { RateLimiter } from '../rate_limiter.ts'
import { found, granted, sendJson, sendPublicJson } from '../respond.ts'
import type { Visitors } from '../session/visitors.ts'
import { demandSameProfessional, senderOf } from '../sender.ts'

export function reviewRoutes(routes: RouteTable, app: HttpDependencies): void {
  const { useCases, limiter, visitors } = app
  routes
    .get('/api/professionals/:id/reviews', listReviews(useCases.listReviews))
    .use(rateLimit(limiter, 'publicRead'))
  routes
    .post('/api/professionals/:id/reviews', submitReview(useCases.submitReview, limiter, visitors))
    .use(guardWrite(app, { limits: [rateLimit(limiter, 'review')], who: visitors.recognised }))
}

const listReviews = (list: ListReviews) =>
  async function listReviewsController(context: HttpContext): Promise<void> {
    const professionalId = pathId(context)
    const { page = 1, limit = REVIEWS_PER_PAGE, include } = parseQuery(context, reviewsQuery)
    const withDistribution = include === 'distribution'
    const answer = found(
      await list.execute({ professionalId, page, limit, withDistribution }),
      'professional_not_found',
    )
    sendPublicJson(context, {
      reviews: answer.reviews.map(asReview),
      total: answer.total,
      ...(answer.distribution && { distribution: answer.distribution }),
    })
  }

const submitReview = (submit: SubmitReview, limiter: RateLimiter, visitors: Visitors) =>
  async function submitReviewController(context: HttpContext): Promise<void> {
    const professionalId = pathId(context)
    const { professionalId: named, complemento, elapsedMs, ...review } = parseBody(context, submitReviewBody)
    demandSameProfessional(professionalId, named)
    const sender = senderOf(context, { complemento, elapsedMs })
    const admit = () => limiter.spend('reviewPerProfessional', `${clientAddress(context)}:${professionalId}`)
    const viewerId = visitors.viewerIfAny(context)?.id
    const input = { ...review, comment: review.comment || null, professionalId, sender, admit, viewerId }
    sendJson(context, 201, granted(await submit.execute(input)))
  }
