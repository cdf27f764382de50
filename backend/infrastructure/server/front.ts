import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import { readableAddress } from './readable_address.ts'
import type { Serve } from './serve_files.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

interface Front {
  serveFiles: Serve
  /** What every answer carries. */
  headers: Map<string, string>
}

/** What stands before the framework, for files and routes alike: readable addresses, headers, compression. */
export function withFront(handler: Handler, { serveFiles, headers }: Front): Handler {
  const compress = compression({ threshold: 1_024 }) as unknown as (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void
  return (request, response) => {
    request.url = readableAddress(request.url ?? '/')
    response.setHeaders(headers)
    const answer = () => serveFiles(request, response, () => handler(request, response))
    if (request.headers['accept-encoding']) compress(request, response, answer)
    else answer()
  }
}
