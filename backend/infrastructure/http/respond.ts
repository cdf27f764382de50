import type { HttpContext } from '@adonisjs/core/http'
import { LAST_PAGE } from '#domain/shared/page_sizes.ts'
import type { Result } from '#domain/shared/result.ts'
import { type FieldRefusalCode, isFieldRefusal, refusedField } from './field_refusals.ts'
import { type Operation, type Page, successStatusOf } from './operation.ts'
import { Refused, type RefusalCode } from './refusals.ts'

/** Sends plain data as JSON without the framework's defensive serializer. */
export function sendJson(context: HttpContext, status: number, body: unknown): void {
  sendText(context, status, { type: 'application/json', text: JSON.stringify(body) })
}

/** Uses a weak ETag, since the same text may be sent compressed or not. Answers 304 if it matches. */
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

/** Redirects to another of our paths, temporarily: the path may belong to somebody else tomorrow. */
export function sendElsewhere({ response }: HttpContext, status: number, address: string): void {
  const { pathname, search } = new URL(address, 'http://here')
  response.header('cache-control', 'no-cache')
  response.header('location', pathname.replace(/^\/+/, '/') + search)
  response.status(status).send(null)
}

/**
 * Sends the result of an API call. Caches store public data but revalidate it each time (304 if equal); for logged-in
 * viewers the guards have already forbidden storing.
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

/** Sets the headers with the total and the link to the next page. */
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

/** Returns a result's value, or throws the refusal of its failure. */
export function unwrapOrRefuse<Value>(result: Result<Value, RefusalCode | FieldRefusalCode>): Value {
  if (result.ok) return result.value
  throw isFieldRefusal(result.failure) ? refusedField(result.failure) : new Refused(result.failure)
}
