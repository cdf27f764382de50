import type { HttpContext } from '@adonisjs/core/http'
import { moderateReviewBody } from '#contract/reviews.ts'
import type { ListOwnReviews } from '#application/reviews/list_own_reviews.ts'
import type { ModerateReview } from '#application/reviews/moderate_review.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { guardWrite } from '../middleware/guard_write.ts'
import { ownPage, parseBody, pathId } from '../parse.ts'
import { asOwnReview } from '../projections.ts'
import { granted, sendPage, sendPrivateJson } from '../respond.ts'
import type { RouteTable } from '../route_table.ts'
import type { Visitors } from '../session/visitors.ts'

/** What professionals do with the reviews of their profile. */
export function ownReviewRoutes(routes: RouteTable, app: HttpDependencies): void {
  const { useCases, visitors } = app
  routes
    .get('/api/professionals/:id/reviews/pending', listOwnReviews(useCases.listOwnReviews, visitors))
    .use(visitors.signedIn)
  routes
    .patch('/api/reviews/:id/status', moderateReview(useCases.moderateReview, visitors))
    .use(guardWrite(app, { who: visitors.signedIn }))
}

const listOwnReviews = (list: ListOwnReviews, visitors: Visitors) =>
  async function listOwnReviewsController(context: HttpContext): Promise<void> {
    const listed = await list.execute({
      viewer: visitors.viewer(context),
      professionalId: pathId(context),
      page: () => ownPage(context),
    })
    const { reviews, total } = granted(listed)
    sendPage(context, { ...ownPage(context), total })
    sendPrivateJson(context, 200, reviews.map(asOwnReview))
  }

const moderateReview = (moderate: ModerateReview, visitors: Visitors) =>
  async function moderateReviewController(context: HttpContext): Promise<void> {
    const moderated = await moderate.execute({
      reviewId: pathId(context, 'review_not_found'),
      by: { kind: 'professional', id: visitors.viewer(context).id },
      verdict: () => parseBody(context, moderateReviewBody).status,
    })
    sendPrivateJson(context, 200, asOwnReview(granted(moderated)))
  }
