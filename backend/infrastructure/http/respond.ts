import type { HttpContext } from '@adonisjs/core/http'
import { LAST_PAGE } from '#domain/shared/page_sizes.ts'
import type { Result } from '#domain/shared/result.ts'
import { type FieldRefusalCode, isFieldRefusal, refusedField } from './field_refusals.ts'
import { type Operation, type Page, successStatusOf } from './operation.ts'
import { Refused, type RefusalCode } from './refusals.ts'

/** Sends a body that is already known to be plain data, skipping the framework's defensive serialiser. */
export function sendJson(context: HttpContext, status: number, body: unknown): void {
  sendText(context, status, { type: 'application/json', text: JSON.stringify(body) })
}

/** Its entity tag is weak: the same text is sent as it is or compressed. Whoever has it already gets 304. */
export function sendText(
  { response }: HttpContext,
  status: number,
  { type, text }: { type: string; text: string },
): void {
  response.status(status)
  response.header('content-type', `${type}; charset=utf-8`)
  response.setEtag(text, true)
  if (response.fresh()) response.status(304).send(null)
  else response.send(text)
}

/** Sends the browser to another address of ours, for this time only: what redirects today may be somebody's own tomorrow. */
export function sendElsewhere({ response }: HttpContext, status: number, address: string): void {
  const { pathname, search } = new URL(address, 'http://here')
  response.header('cache-control', 'no-cache')
  response.header('location', pathname.replace(/^\/+/, '/') + search)
  response.status(status).send(null)
}

/**
 * Sends what a call of the API answers. Public data is kept by caches, asked again every time, answered 304 while it is the
 * same; where somebody is logged in, the guards have said already that nothing is kept.
 */
export function sendAnswer(context: HttpContext, operation: Operation, value: unknown): void {
  const { response } = context
  const { method, secret, answer } = operation
  if (secret) response.header('cache-control', 'no-store')
  else if (method === 'GET' && !response.getHeader('cache-control'))
    response.header('cache-control', 'no-cache')
  const status = successStatusOf(operation)
  if (!answer) response.status(status).send(null)
  else if (operation.paged) sendRows(context, value as Page<unknown>)
  else sendJson(context, status, value)
}

function sendRows(context: HttpContext, page: Page<unknown>): void {
  sendPage(context, page)
  sendJson(context, 200, page.rows)
}

/** Says in the headers how many there are of what is sent one page at a time, and where the next page is. */
export function sendPage(
  { request, response }: HttpContext,
  { page, limit, total, after }: Omit<Page<unknown>, 'rows'>,
): void {
  response.header('x-total-count', String(total))
  if (page * limit >= total || (page >= LAST_PAGE && !after)) return
  const query = new URLSearchParams(request.parsedUrl.query ?? '')
  query.set('page', String(page + 1))
  if (after) query.set('after', after)
  response.header('link', `<${request.url()}?${query.toString()}>; rel="next"`)
}

/** The value of a result, or the refusal that its failure names. */
export function unwrapOrRefuse<Value>(result: Result<Value, RefusalCode | FieldRefusalCode>): Value {
  if (result.ok) return result.value
  throw isFieldRefusal(result.failure) ? refusedField(result.failure) : new Refused(result.failure)
}
