import { createHash, timingSafeEqual } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { RouteTable } from '../route_table.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { rateLimit } from '../middleware/guards_of.ts'
import { Refused } from '../refusals.ts'
import { sendJson } from '../respond.ts'

export function healthRoutes(
  routes: RouteTable,
  { useCases, limiter, site, scrape }: HttpDependencies,
): void {
  const asking = rateLimit(limiter, 'health')
  const { monitoringSecret } = site
  routes
    .get('/health/live', (context: HttpContext) => {
      context.response.header('cache-control', 'no-store')
      sendJson(context, 200, { status: 'ok' })
    })
    .use(asking)
  routes
    .get('/health/ready', async (context: HttpContext) => {
      const { ready, details } = await useCases.checkReadiness.execute()
      const isOperator = monitoringSecret !== null && bearsSecret(context, monitoringSecret)
      context.response.header('cache-control', 'no-store')
      const { status, headers } = new Refused('unavailable')
      if (!ready) for (const [name, value] of Object.entries(headers)) context.response.header(name, value)
      sendJson(context, ready ? 200 : status, {
        status: ready ? 'ok' : 'unavailable',
        ...(isOperator && { details }),
      })
    })
    .use(asking)
  routes
    .get('/metrics', async (context: HttpContext) => {
      if (!scrape || monitoringSecret === null || !bearsSecret(context, monitoringSecret))
        throw new Refused('not_found')
      const { response } = context
      response.header('cache-control', 'no-store')
      response.header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
      response.send(await scrape())
    })
    .use(asking)
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares in constant time, so that the secret cannot be guessed letter by letter. */
function bearsSecret({ request }: HttpContext, secret: string): boolean {
  const [, token = ''] = /^Bearer (\S+)$/.exec(request.header('authorization') ?? '') ?? []
  return timingSafeEqual(digest(request.header('x-monitoring-secret') ?? token), digest(secret))
}
