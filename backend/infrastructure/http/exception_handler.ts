import { ExceptionHandler as AdonisExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { Unavailable } from '#application/ports/unavailable.ts'
import { asLogged } from './logged_error.ts'
import { Refused, type RefusalCode } from './refusals.ts'
import { sendJson } from './respond.ts'

const BY_STATUS: Record<number, RefusalCode> = {
  400: 'bad_request',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'body_too_large',
  414: 'address_too_long',
  415: 'unsupported_body',
  422: 'bad_request',
}

/** Turns whatever was thrown into the one error body, and tells people nothing about our inside. */
export default class ExceptionHandler extends AdonisExceptionHandler {
  protected override debug = false

  override async handle(error: unknown, context: HttpContext): Promise<void> {
    const refusal = asRefusal(error)
    for (const [name, value] of Object.entries(refusal.headers)) context.response.header(name, value)
    context.response.header('cache-control', 'no-store')
    sendJson(context, refusal.status, {
      message: refusal.message,
      code: refusal.code,
      ...(refusal.errors && { errors: refusal.errors }),
    })
  }

  override async report(error: unknown, context: HttpContext): Promise<void> {
    if (asRefusal(error).code !== 'internal' && asRefusal(error).code !== 'unavailable') return
    context.logger.error({ error: asLogged(error) }, 'request failed')
  }
}

function asRefusal(error: unknown): Refused {
  if (error instanceof Refused) return error
  if (error instanceof Unavailable) return new Refused('unavailable')
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
  const code = BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'bad_request' : 'internal')
  return new Refused(code)
}
