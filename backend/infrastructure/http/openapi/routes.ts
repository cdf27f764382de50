import type { HttpContext } from '@adonisjs/core/http'
import type { HttpHouse } from '../house.ts'
import { rateLimit } from '../middleware/rate_limit.ts'
import type { RouteTable } from '../route_table.ts'
import { sendPublicJson } from '../respond.ts'
import { apiPage } from './api_page.ts'
import { describeApi } from './describe_api.ts'

export function openApiRoutes(routes: RouteTable, { limiter, site }: HttpHouse): void {
  const description = describeApi(site.brandName, site.appUrl)
  const reading = rateLimit(limiter, 'publicRead')
  routes.get('/api/openapi.json', (context: HttpContext) => sendPublicJson(context, description)).use(reading)
  if (site.isProduction) return
  routes
    .get('/api/docs', (context: HttpContext) => {
      context.response.header('content-type', 'text/html; charset=utf-8')
      context.response.send(apiPage(description))
    })
    .use(reading)
}
