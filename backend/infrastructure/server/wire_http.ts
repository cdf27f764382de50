import type { ApplicationService } from '@adonisjs/core/types'
import type { App } from '#infrastructure/composition/open_app.ts'
import { ownAccountRoutes } from '#infrastructure/http/accounts/own_account_routes.ts'
import { accountRoutes } from '#infrastructure/http/accounts/routes.ts'
import { auditRoutes } from '#infrastructure/http/admin/audit_routes.ts'
import { verificationRoutes } from '#infrastructure/http/admin/verification_routes.ts'
import { adminRoutes } from '#infrastructure/http/admin/routes.ts'
import { editorRoutes } from '#infrastructure/http/blog/editor_routes.ts'
import { blogRoutes } from '#infrastructure/http/blog/routes.ts'
import { catalogueRoutes } from '#infrastructure/http/catalogue/routes.ts'
import { healthRoutes } from '#infrastructure/http/health/routes.ts'
import { contactRoutes, leadRoutes } from '#infrastructure/http/leads/routes.ts'
import { openApiRoutes } from '#infrastructure/http/openapi/routes.ts'
import type { PageRenderer } from '#infrastructure/http/pages/page_renderer.ts'
import { pageRoutes } from '#infrastructure/http/pages/routes.ts'
import { ownerRoutes } from '#infrastructure/http/professionals/owner_routes.ts'
import { partRoutes } from '#infrastructure/http/professionals/part_routes.ts'
import { listRoutes } from '#infrastructure/http/professionals/list_routes.ts'
import { photoRoutes } from '#infrastructure/http/professionals/photo_routes.ts'
import { professionalRoutes } from '#infrastructure/http/professionals/routes.ts'
import {
  ownReviewRoutes,
  reviewAnswerRoutes,
  reviewDecisionRoutes,
  reviewRoutes,
} from '#infrastructure/http/reviews/routes.ts'
import { RouteTable } from '#infrastructure/http/route_table.ts'
import { searchRoutes } from '#infrastructure/http/search/routes.ts'
import { seoRoutes } from '#infrastructure/http/seo/routes.ts'

/** Adds all routes of the site, those of the API first. */
export async function wireHttp(
  adonis: ApplicationService,
  app: App,
  renderer: PageRenderer,
): Promise<RouteTable> {
  const server = await adonis.container.make('server')
  const router = await adonis.container.make('router')
  const { http } = app
  server.errorHandler(() => import('#infrastructure/http/exception_handler.ts'))
  server.use([() => import('#infrastructure/http/middleware/every_request.ts')])
  const routes = new RouteTable(router, http)
  healthRoutes(routes, http)
  searchRoutes(routes, http)
  listRoutes(routes, http)
  professionalRoutes(routes, http)
  ownerRoutes(routes, http)
  partRoutes(routes, http)
  contactRoutes(routes, http)
  photoRoutes(routes, http)
  ownReviewRoutes(routes, http)
  reviewAnswerRoutes(routes, http)
  reviewDecisionRoutes(routes, http)
  reviewRoutes(routes, http)
  leadRoutes(routes, http)
  blogRoutes(routes, http)
  catalogueRoutes(routes, http)
  accountRoutes(routes, http)
  ownAccountRoutes(routes, http)
  adminRoutes(routes, http)
  auditRoutes(routes, http)
  verificationRoutes(routes, http)
  editorRoutes(routes, http)
  openApiRoutes(routes, http)
  seoRoutes(routes, http)
  routes.refuseTheRest()
  pageRoutes(router, http, renderer)
  return routes
}
