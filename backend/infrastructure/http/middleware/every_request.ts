import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Refused } from '../refusals.ts'

/** 2 KB for values, and room for parameter names. */
const MAX_QUERY_LENGTH = 2_048 + 256

/** The first middleware: logs the request and checks its URL. */
export default class EveryRequest {
  async handle(context: HttpContext, next: NextFn): Promise<void> {
    logWhenDone(context)
    checkAddress(context)
    await next()
  }
}

/** Logs one line per request: route, status and duration. No query, address or user agent: those are personal data. */
function logWhenDone({ request, response, logger }: HttpContext): void {
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
}

/** Refuses a request without a host (RFC 9112, 3.2), and an overlong query. */
function checkAddress({ request }: HttpContext): void {
  const { url: address = '', httpVersion, headers } = request.request
  if (httpVersion === '1.1' && headers.host === undefined) throw new Refused('bad_request')
  if (address.length > MAX_QUERY_LENGTH && queryOf(address).length > MAX_QUERY_LENGTH)
    throw new Refused('address_too_long')
}

const queryOf = (address: string) => address.split('?').slice(1).join('?')
