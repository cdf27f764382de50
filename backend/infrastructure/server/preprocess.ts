import compression from 'compression'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Handler } from './http_server.ts'
import type { Serve } from './serve_files.ts'

interface Preprocessing {
  serveFiles: Serve
  /** What every answer carries. */
  headers: Map<string, string>
  trustProxy: (address: string, distance: number) => boolean
}

const REQUEST_ID = /^[\w-]{8,64}$/

/** What stands before the framework, for files and routes alike: readable addresses, headers, compression. */
export function preprocess(handler: Handler, { serveFiles, headers, trustProxy }: Preprocessing): Handler {
  const compress = compression({ threshold: 1_024 }) as unknown as (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void
  return (request, response) => {
    request.url = normalizeUrl(request.url ?? '/')
    const { 'x-request-id': id } = request.headers
    const isOurs = trustProxy(request.socket.remoteAddress ?? '', 0)
    if (!isOurs || !REQUEST_ID.test(String(id))) delete request.headers['x-request-id']
    if (!isOurs) delete request.headers['traceparent']
    response.setHeaders(headers)
    const answer = () => serveFiles(request, response, () => handler(request, response))
    if (request.headers['accept-encoding']) compress(asGet(request), response, answer)
    else answer()
  }
}

/** HEAD is told what GET would be, its coding too; the compression passes it over by its name. */
function asGet(request: IncomingMessage): IncomingMessage {
  return request.method === 'HEAD' ? Object.create(request, { method: { value: 'GET' } }) : request
}

/**
 * The path and query that a request asks for. A whole address (`GET http://…`) loses its host, a backslash is no slash,
 * and escapes that make no text, which would stop the router, are taken literally: such an address is merely unknown.
 */
function normalizeUrl(target: string): string {
  const address = (target.startsWith('/') ? target : pathOf(target)).replaceAll('\\', '%5C')
  try {
    decodeURIComponent(address)
    return address
  } catch {
    return address.replaceAll('%', '%25')
  }
}

function pathOf(target: string): string {
  const { pathname = '', search = '' } = URL.parse(target) ?? {}
  return pathname.startsWith('/') ? pathname + search : `/${encodeURIComponent(target)}`
}
