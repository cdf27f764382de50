import { metrics } from '@opentelemetry/api'
import { screenFailureBody } from '#contract/screen_failure.ts'
import { ok } from '#domain/shared/result.ts'
import type { HttpDependencies } from '../dependencies.ts'
import type { RouteTable } from '../route_table.ts'

/** Screens that broke in somebody's browser: in the log, and counted. */
export function screenFailureRoutes(routes: RouteTable, { limiter }: HttpDependencies) {
  const failures = metrics
    .getMeter('saude-perto')
    .createCounter('saude.screen_failures', { description: 'Screens that broke in a browser' })
  failures.add(0)
  routes.add(
    {
      method: 'POST',
      path: '/api/screen-failures',
      summary: 'Conta uma tela que quebrou no navegador, sem dizer de quem',
      limit: 'screenFailure',
      body: screenFailureBody,
    },
    async ({ body, context }) => {
      await limiter.spend('screenFailures', 'everybody')
      failures.add(1)
      context.logger.error({ failure: body }, 'screen broke in a browser')
      return ok()
    },
  )
  return routes
}
