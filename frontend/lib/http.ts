import type { Answered, CallName, PagedCallName, Sent } from '#infrastructure/http/api_routes.ts'
import { tidyTexts } from '#domain/shared/pasted.ts'
import { HttpError } from './http_error.ts'

type Query = Readonly<Record<string, string | undefined>>

/** Builds `path?name=value` without empty values, so that equal filters give equal URLs. */
export function withQuery(path: string, query: Query): string {
  const filled = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled).toString()}`
}

interface SendOptions {
  /** Lets the request continue after the page is closed. */
  keepalive?: boolean
  /** Aborts the request. */
  signal?: AbortSignal
  /** The page repeats it by itself, which keeps nobody logged in. */
  isUnattended?: boolean
  /** The idempotency key: the server stores equal requests once. */
  key?: string | undefined
}

type Sending<Name extends CallName> = Sent<Name> & SendOptions

/** Optional if there is nothing to send. */
type MaySend<Name extends CallName> = object extends Sending<Name> ? [Sending<Name>?] : [Sending<Name>]

interface AnythingSent extends SendOptions {
  query?: Query
  body?: unknown
  [parameter: string]: unknown
}

const writesUnderWay = new Map<string, Promise<Response>>()

/**
 * Calls the API by a call's name, with cookies and JSON, and returns the response; throws HttpError for a refusal. An
 * equal write before the response, as by a double click, gets the same response. Nothing unseen of a pasted text is sent.
 */
export async function respond<Name extends CallName>(name: Name, ...sent: MaySend<Name>): Promise<Response>
export async function respond(name: string, ...[sent = {}]: readonly unknown[]): Promise<Response> {
  const {
    query = {},
    body,
    keepalive = false,
    signal = null,
    isUnattended = false,
    key,
    ...params
  } = sent as AnythingSent
  const [method = '', pattern = ''] = name.split(' ')
  const path = pattern.replaceAll(/:(\w+)/g, (_, each: string) => encodeURIComponent(String(params[each])))
  const text = body === undefined ? null : JSON.stringify(tidyTexts(body))
  const ask = () =>
    fetch(withQuery(path, query), {
      method,
      credentials: 'include',
      keepalive,
      signal,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        ...(isUnattended && { 'X-Unattended': '1' }),
        ...(key && { 'Idempotency-Key': key }),
      },
      body: text,
    })
  const response = await (method === 'GET' ? ask() : writeOnce(`${method} ${path} ${text}`, ask))
  if (!response.ok) throw new HttpError(response.status, response.statusText, await response.text())
  return response
}

async function writeOnce(action: string, ask: () => Promise<Response>): Promise<Response> {
  const underWay = writesUnderWay.get(action) ?? ask().finally(() => writesUnderWay.delete(action))
  writesUnderWay.set(action, underWay)
  return (await underWay).clone()
}

/** Returns the body of an API call's response. */
export async function call<Name extends CallName>(
  name: Name,
  ...sent: MaySend<Name>
): Promise<Answered<Name>> {
  const response = await respond(name, ...sent)
  const answer: Answered<Name> = response.status === 204 ? undefined : await response.json()
  return answer
}

/** Like `call`, but returns null for 404. */
export function callOrNull<Name extends CallName>(
  name: Name,
  ...sent: MaySend<Name>
): Promise<Answered<Name> | null> {
  return call(name, ...sent).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  })
}

/** Returns one page of a list, and the total. */
export async function callPage<Name extends PagedCallName>(
  name: Name,
  ...sent: MaySend<Name>
): Promise<{ rows: Answered<Name>; total: number; headers: Headers }> {
  const response = await respond(name, ...sent)
  const rows: Answered<Name> & readonly unknown[] = await response.json()
  const { headers } = response
  return { rows, total: Number(headers.get('x-total-count') ?? rows.length), headers }
}
