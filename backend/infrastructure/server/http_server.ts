import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { Refused, type RefusalCode } from '#infrastructure/http/refusals.ts'

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
  return server
}

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
