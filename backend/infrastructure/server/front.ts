import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import { readableAddress } from './readable_address.ts'
import type { Serve } from './serve_files.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

interface Front {
  serveFiles: Serve
  /** What every answer carries. */
  headers: Map<string, string>
  leaving: AbortSignal
}

/** What stands before the framework, for files and routes alike: headers, compression, the last answers of a leaving process. */
export function withFront(handler: Handler, { serveFiles, headers, leaving }: Front): Handler {
  const compress = compression({ threshold: 1_024 }) as unknown as (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void
  const sayFarewell = farewells(leaving)
  return (request, response) => {
    request.url = readableAddress(request.url ?? '/')
    sayFarewell(response)
    response.setHeaders(headers)
    const answer = () => serveFiles(request, response, () => handler(request, response))
    if (request.headers['accept-encoding']) compress(request, response, answer)
    else answer()
  }
}

/** Once `leaving`, every answer, also to whoever was asking by then, asks its client to come back by another connection. */
function farewells(leaving: AbortSignal): (response: ServerResponse) => void {
  const unanswered = new Set<ServerResponse>()
  leaving.addEventListener('abort', () => unanswered.forEach(bidFarewell))
  return (response) => {
    if (leaving.aborted) return bidFarewell(response)
    unanswered.add(response)
    response.once('close', () => unanswered.delete(response))
  }
}

function bidFarewell(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
