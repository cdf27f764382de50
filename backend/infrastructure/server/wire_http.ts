import type { ApplicationService } from '@adonisjs/core/types'
import type { App } from '#infrastructure/composition/open_app.ts'
import { apiRoutes } from '#infrastructure/http/api_routes.ts'
import { healthRoutes } from '#infrastructure/http/health/routes.ts'
import { openApiRoutes } from '#infrastructure/http/openapi/routes.ts'
import type { PageRenderer } from '#infrastructure/http/pages/page_renderer.ts'
import { pageRoutes } from '#infrastructure/http/pages/routes.ts'
import { RouteTable } from '#infrastructure/http/route_table.ts'
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
  apiRoutes(routes, http)
  openApiRoutes(routes, http)
  seoRoutes(routes, http)
  routes.refuseTheRest()
  pageRoutes(router, http, renderer)
  return routes
}
