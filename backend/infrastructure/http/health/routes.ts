import type { HttpContext } from '@adonisjs/core/http'
import type { RouteTable } from '../route_table.ts'
import type { HttpHouse } from '../house.ts'
import { sendJson } from '../respond.ts'

export function healthRoutes(routes: RouteTable, { useCases, site }: HttpHouse): void {
  routes.get('/health/live', (context: HttpContext) => {
    context.response.header('cache-control', 'no-store')
    sendJson(context, 200, { status: 'ok' })
  })
  routes.get('/health/ready', async (context: HttpContext) => {
    const { ready, details } = await useCases.checkReadiness.execute()
    const secret = context.request.header('x-monitoring-secret')
    const isOperator = site.monitoringSecret !== null && secret === site.monitoringSecret
    context.response.header('cache-control', 'no-store')
    sendJson(context, ready ? 200 : 503, {
      status: ready ? 'ok' : 'unavailable',
      ...(isOperator && { details }),
    })
  })
}
