import { HttpError } from './http_error.ts'

type Query = Readonly<Record<string, string | undefined>>

/** `path?name=value` without the empty ones, so that equal filters make equal addresses. */
export function withQuery(path: string, query: Query): string {
  const filled = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled).toString()}`
}

interface SendOptions {
  /** Lets the request outlive the page. */
  keepalive?: boolean
  /** Gives the request up. */
  signal?: AbortSignal
}

const writesUnderWay = new Map<string, Promise<Response>>()

/**
 * One request to our own server: cookies and JSON go along, a refusal is thrown as HttpError. Who writes the very
 * same again before the answer, as by a double click, gets the answer to the first.
 */
export async function send(
  method: string,
  path: string,
  body?: unknown,
  { keepalive = false, signal }: SendOptions = {},
): Promise<Response> {
  const text = body === undefined ? null : JSON.stringify(body)
  const ask = () =>
    fetch(path, {
      method,
      credentials: 'include',
      keepalive,
      ...(signal && { signal }),
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      ...(text !== null && { body: text }),
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

export async function getJson<Answer>(path: string, options?: SendOptions): Promise<Answer> {
  return (await send('GET', path, undefined, options)).json() as Promise<Answer>
}

/** As `getJson`, but what does not exist is null. */
export async function getJsonOrNull<Answer>(path: string): Promise<Answer | null> {
  try {
    return await getJson<Answer>(path)
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}

export async function postJson<Answer>(path: string, body: unknown): Promise<Answer> {
  return (await send('POST', path, body)).json() as Promise<Answer>
}
