import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Duplex } from 'node:stream'
import compression from 'compression'
import { createHash } from 'node:crypto'
import { BROTLI_WINDOW } from '#infrastructure/http/pages/page_cache.ts'
import { Refused, type RefusalCode } from '#infrastructure/http/refusals.ts'
import { CEP_SERVICE } from '#contract/catalogue.ts'
import type { Serve } from './serve_files.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** In milliseconds. */
export const TIMEOUTS = {
  /** Until the headers of a request are there. */
  headers: 10_000,
  /** Until all of it is. */
  request: 30_000,
  /** Between two requests of one connection. */
  idle: 65_000,
  /** Until whoever is sent an answer reads on. */
  reading: 60_000,
  /** How often the first two are looked at. */
  check: 1_000,
}

interface ServerOptions {
  handler: Handler
  /** What every answer carries, also to what is no request. */
  headers: ReadonlyMap<string, string>
  /** Aborted once each answer has to be the last of its connection. */
  leaving: AbortSignal
  timeouts?: typeof TIMEOUTS
}

/** A server that answers one request at a time on each connection, and waits for nobody for long. */
export function httpServer({ handler, headers, leaving, timeouts = TIMEOUTS }: ServerOptions): Server {
  const turns = new Turns()
  const server = createServer({
    maxHeaderSize: 16_384,
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.idle,
    connectionsCheckingInterval: timeouts.check,
    requireHostHeader: false,
    ServerResponse: responses(leaving, timeouts.reading),
  })
  const answer: Handler = (request, response) =>
    turns.take(request.socket, response, () => handler(request, response))
  server.on('request', answer)
  server.on('checkExpectation', answer)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || turns.hasBegun(socket)) socket.destroy()
    else socket.end(rawAnswer(BY_CODE[error.code ?? ''] ?? 'bad_request', headers), () => socket.destroy())
  })
  const listen = server.listen.bind(server)
  return Object.assign(server, {
    listen: (port: number | string, host: string) =>
      listen({ port: Number(port), host, backlog: MAX_WAITING }),
  })
}

/**
 * Connections that wait to be accepted: what Linux allows at most. Of Node's 511 a busy process loses some, whose clients
 * try again after 1, 3 and 7 seconds only.
 */
const MAX_WAITING = 4_096

/** More requests sent ahead than any browser or proxy sends; who does is cut off. */
const MAX_AHEAD = 10

interface Turn {
  response: ServerResponse
  begin: () => void
}

/** Who is next on each connection: Node hands over all requests that came in one piece at once. */
class Turns {
  readonly #lines = new WeakMap<Duplex, Turn[]>()

  take(connection: Duplex, response: ServerResponse, begin: () => void): void {
    const line = this.#lines.get(connection) ?? []
    this.#lines.set(connection, line)
    response.once('close', () => {
      line.shift()
      if (!connection.destroyed) line[0]?.begin()
    })
    line.push({ response, begin })
    if (line.length === 1) begin()
    else if (line.length > MAX_AHEAD) connection.destroy()
  }

  /** Whether an answer is under way, so that nothing else can be said. */
  hasBegun(connection: Duplex): boolean {
    return this.#lines.get(connection)?.[0]?.response.headersSent ?? false
  }
}

/**
 * Returns which do not wait for ever to be read, and which, once `leaving`, ask their client to come back by another connection, whenever they were asked for.
 *
 * Each looks for itself. A `Set` of those under way kept every answer alive, long after it had left the set: V8 makes a
 * new table for a set that changes much and lets the old one refer to it and to what it held (decision 13).
 */
function responses(leaving: AbortSignal, reading: number): typeof ServerResponse {
  return class Answer<Request extends IncomingMessage> extends ServerResponse<Request> {
    override writeHead(statusCode: number, ...rest: unknown[]): this {
      if (leaving.aborted && !this.headersSent) this.setHeader('connection', 'close')
      this.setTimeout(reading)
      return super.writeHead(statusCode, ...(rest as [string?, OutgoingHttpHeaders?]))
    }
  }
}

const BY_CODE: Record<string, RefusalCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body_too_large',
}

/** A refusal as it travels, for what never became a request. */
function rawAnswer(code: RefusalCode, headers: ReadonlyMap<string, string>): string {
  const { status, message } = new Refused(code)
  const body = JSON.stringify({ message, code })
  const fields = new Map([
    ...headers,
    ['content-type', 'application/json; charset=utf-8'],
    ['cache-control', 'no-store'],
    ['content-length', String(Buffer.byteLength(body))],
    ['connection', 'close'],
  ])
  const lines = [...fields].map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}

interface Preprocessing {
  serveFiles: Serve
  /** What every answer carries. */
  headers: Map<string, string>
  trustProxy: (address: string, distance: number) => boolean
}

const REQUEST_ID = /^[\w-]{8,64}$/

/** What stands before the framework, for files and routes alike: readable addresses, headers, compression. */
export function preprocess(handler: Handler, { serveFiles, headers, trustProxy }: Preprocessing): Handler {
  const compress = compression({ threshold: 1_024, brotli: { params: BROTLI_WINDOW } }) as unknown as (
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

interface SecurityOptions {
  https: boolean
  /** While developing, Vite adds scripts of its own. */
  hot: boolean
  /** The few scripts that stand in our pages themselves; any other inline script is refused by the browser. */
  inlineScripts: readonly string[]
}

const HSTS = ['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const contentPolicy = ({ hot, inlineScripts }: SecurityOptions) =>
  [
    "default-src 'self'",
    `script-src 'self' ${hot ? "'unsafe-inline'" : inlineScripts.map(hashOf).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self' ${CEP_SERVICE}${hot ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The headers that every answer carries, files and refusals too. They are the same for all, so pages can be cached. */
export function securityHeaders(options: SecurityOptions): Map<string, string> {
  return new Map([
    ['content-security-policy', contentPolicy(options)],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)'],
    ...(options.https ? [HSTS] : []),
  ])
}
