import type { HttpContext } from '@adonisjs/core/http'
import type { HttpDependencies } from '../dependencies.ts'
import { rateLimit } from '../middleware/rate_limit.ts'
import type { RouteTable } from '../route_table.ts'
import { sendPublicJson, sendText } from '../respond.ts'
import { apiPage } from './api_page.ts'
import { describeApi } from './describe_api.ts'

export function openApiRoutes(routes: RouteTable, { limiter, site }: HttpDependencies): void {
  const description = describeApi(site.brandName, site.appUrl)
  const reading = rateLimit(limiter, 'publicRead')
  routes.get('/api/openapi.json', (context: HttpContext) => sendPublicJson(context, description)).use(reading)
  if (site.isProduction) return
  routes
    .get('/api/docs', (context: HttpContext) => {
      sendText(context, 200, { type: 'text/html', text: apiPage(description) })
    })
    .use(reading)
}
