import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** One line a request: what, how it went and how long it took. No query, no address, no agent: those are personal. */
export async function accessLog(context: HttpContext, next: NextFn): Promise<void> {
  const { request, response, logger } = context
  const started = performance.now()
  response.header('x-request-id', request.id() ?? '')
  response.onFinish(() => {
    logger.info(
      {
        method: request.method(),
        path: request.url().slice(0, 200),
        status: response.getStatus(),
        ms: Math.round(performance.now() - started),
      },
      'request',
    )
  })
  await next()
}
