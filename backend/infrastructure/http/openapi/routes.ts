import type { HttpDependencies } from '../dependencies.ts'
import { rateLimit } from '../middleware/guards_of.ts'
import { sendJson, sendText } from '../respond.ts'
import type { RouteTable } from '../route_table.ts'
import { apiPage } from './api_page.ts'
import { describeApi } from './describe_api.ts'

/** The document of all operations that were added before, and while developing a page of it. */
export function openApiRoutes(routes: RouteTable, { limiter, site }: HttpDependencies): void {
  const description = describeApi(routes.operations, site)
  const reading = rateLimit(limiter, 'publicRead')
  routes
    .get('/api/openapi.json', (context) => {
      context.response.header('cache-control', 'no-cache')
      sendJson(context, 200, description)
    })
    .use(reading)
  if (site.isProduction) return
  routes
    .get('/api/docs', (context) => {
      sendText(context, 200, { type: 'text/html', text: apiPage(description) })
    })
    .use(reading)
}
