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
  /** To receive a request's headers. */
  headers: 10_000,
  /** To receive the whole request. */
  request: 30_000,
  /** Between two requests of a connection. */
  idle: 65_000,
  /** For a client that does not read its response. */
  reading: 60_000,
  /** Interval for checking the first two. */
  check: 1_000,
}

interface ServerOptions {
  handler: Handler
  /** Headers of every response, also to invalid requests. */
  headers: ReadonlyMap<string, string>
  /** Aborted once each response must be the last of its connection. */
  leaving: AbortSignal
  timeouts?: typeof TIMEOUTS
}

/** A server with timeouts for slow clients. */
export function httpServer({ handler, headers, leaving, timeouts = TIMEOUTS }: ServerOptions): Server {
  const server = createServer({
    maxHeaderSize: 16_384,
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.idle,
    connectionsCheckingInterval: timeouts.check,
    requireHostHeader: false,
    ServerResponse: responses(leaving, timeouts.reading),
  })
  /** The latest response of a connection. */
  const latest = new WeakMap<Duplex, ServerResponse>()
  const answer: Handler = (request, response) => {
    latest.set(request.socket, response)
    if (namesTwoHosts(request)) refuse(response, 'bad_request', headers)
    else handler(request, response)
  }
  server.on('request', answer)
  server.on('checkExpectation', answer)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = latest.get(socket)
    const isUnderWay = response?.headersSent && !response.writableFinished
    if (!socket.writable || isUnderWay) socket.destroy()
    else socket.end(rawAnswer(BY_CODE[error.code ?? ''] ?? 'bad_request', headers), () => socket.destroy())
  })
  const listen = server.listen.bind(server)
  return Object.assign(server, {
    listen: (port: number | string, host: string) =>
      listen({ port: Number(port), host, backlog: MAX_WAITING }),
  })
}

/** Whoever stands between might have read the other one (RFC 9112, 3.2). */
const namesTwoHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1

/**
 * The backlog of connections: Linux's maximum. With Node's 511 a busy process loses some, whose clients retry only
 * after 1, 3 and 7 seconds.
 */
const MAX_WAITING = 4_096

/**
 * Returns a response class with a timeout for unread responses; once `leaving` is aborted, it asks clients to
 * reconnect.
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

/** The last answer of a connection. */
function lastAnswer(code: RefusalCode, headers: ReadonlyMap<string, string>) {
  const { status, message } = new Refused(code)
  const body = JSON.stringify({ message, code })
  const fields = new Map([
    ...headers,
    ['content-type', 'application/json; charset=utf-8'],
    ['cache-control', 'no-store'],
    ['content-length', String(Buffer.byteLength(body))],
    ['connection', 'close'],
  ])
  return { status, fields, body }
}

function refuse(response: ServerResponse, code: RefusalCode, headers: ReadonlyMap<string, string>): void {
  const { status, fields, body } = lastAnswer(code, headers)
  response.setHeaders(fields).writeHead(status).end(body)
}

/** A raw HTTP refusal, for data that was no valid request. */
function rawAnswer(code: RefusalCode, headers: ReadonlyMap<string, string>): string {
  const { status, fields, body } = lastAnswer(code, headers)
  const lines = [...fields].map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}

interface Preprocessing {
  serveFiles: Serve
  /** Headers of every response. */
  headers: Map<string, string>
  trustProxy: (address: string, distance: number) => boolean
}

const REQUEST_ID = /^[\w-]{8,64}$/

/** Runs before the framework, for files and routes alike: normalizes URLs, adds headers, compresses. */
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
    if (!isOurs) for (const name of ['traceparent', 'tracestate']) delete request.headers[name]
    response.setHeaders(headers)
    compress(asGet(request), response, () => serveFiles(request, response, () => handler(request, response)))
  }
}

/** Makes a HEAD request look like GET to the compression, which would skip it, so that the headers are the same. */
function asGet(request: IncomingMessage): IncomingMessage {
  return request.method === 'HEAD' ? Object.create(request, { method: { value: 'GET' } }) : request
}

/**
 * Returns the path and query of a request target. Drops the host of a whole URL (`GET http://…`), encodes backslashes,
 * and takes invalid escapes, which would stop the router, literally: such a path is just unknown.
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
  /** During development Vite adds scripts of its own. */
  hot: boolean
  /** The inline scripts of our pages; the browser refuses any other. */
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

/** Headers of every response, files and refusals included. They are constant, so pages can be cached. */
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
