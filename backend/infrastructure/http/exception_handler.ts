import { ExceptionHandler as AdonisExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { trace } from '@opentelemetry/api'
import { Unavailable } from '#application/ports/unavailable.ts'
import { asLogged } from './logged_error.ts'
import { Refused, type RefusalCode } from './refusals.ts'
import { sendJson, sendText } from './respond.ts'

const BY_STATUS: Record<number, RefusalCode> = {
  400: 'bad_request',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'body_too_large',
  414: 'address_too_long',
  415: 'unsupported_body',
  422: 'bad_request',
}

/** Turns any thrown error into the standard error body, without internals. */
export default class ExceptionHandler extends AdonisExceptionHandler {
  protected override debug = false

  override async handle(error: unknown, context: HttpContext): Promise<void> {
    const refusal = asRefusal(error)
    for (const [name, value] of Object.entries(refusal.headers)) context.response.header(name, value)
    context.response.header('cache-control', 'no-store')
    if (isOfScreen(context))
      return sendText(context, refusal.status, { type: 'text/html', text: page(refusal) })
    sendJson(context, refusal.status, {
      message: refusal.message,
      code: refusal.code,
      ...(refusal.errors && { errors: refusal.errors }),
    })
  }

  override async report(error: unknown, context: HttpContext): Promise<void> {
    if (asRefusal(error).code !== 'internal' && asRefusal(error).code !== 'unavailable') return
    const logged = asLogged(error)
    context.logger.error({ error: logged }, 'request failed')
    trace.getActiveSpan()?.recordException({ ...logged, stack: logged.stack ?? '' })
  }
}

/** A browser that opens a screen gets HTML; every other client gets JSON. */
const isOfScreen = ({ request, route }: HttpContext) =>
  route?.pattern === '/*' && request.accepts(['json', 'html']) === 'html'

/** Without stylesheet or script, so that a refusal of a busy site causes no further requests. */
const page = ({ message }: Refused) => `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${message}</title>
<body style="font: 1.125rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 20vh auto; padding: 0 1.5rem">
<h1 style="font-size: 1.5rem">${message}</h1>
<p><a href="" style="color: inherit">Tentar de novo</a></p>
`

function asRefusal(error: unknown): Refused {
  if (error instanceof Refused) return error
  if (error instanceof Unavailable) return new Refused('unavailable')
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
  const code = BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'bad_request' : 'internal')
  return new Refused(code)
}
