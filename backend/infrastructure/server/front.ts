import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import type { Handler } from './http_server.ts'
import { readableAddress } from './readable_address.ts'
import type { Serve } from './serve_files.ts'

interface Front {
  serveFiles: Serve
  /** What every answer carries. */
  headers: Map<string, string>
  trustProxy: (address: string, distance: number) => boolean
}

const REQUEST_ID = /^[\w-]{8,64}$/

/** What stands before the framework, for files and routes alike: readable addresses, headers, compression. */
export function withFront(handler: Handler, { serveFiles, headers, trustProxy }: Front): Handler {
  const compress = compression({ threshold: 1_024 }) as unknown as (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void
  return (request, response) => {
    request.url = readableAddress(request.url ?? '/')
    const { 'x-request-id': id } = request.headers
    const isOurs = trustProxy(request.socket.remoteAddress ?? '', 0) && REQUEST_ID.test(String(id))
    if (!isOurs) delete request.headers['x-request-id']
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
