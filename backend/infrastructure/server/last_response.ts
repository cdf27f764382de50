import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'

/**
 * Answers which, once `leaving`, ask their client to come back by another connection, whenever they were asked for.
 *
 * Each looks for itself. A `Set` of those under way kept every answer alive, long after it had left the set: V8 makes a
 * new table for a set that changes much and lets the old one refer to it and to what it held (decision 13).
 */
export function lastResponses(leaving: AbortSignal): typeof ServerResponse {
  return class LastResponse<Request extends IncomingMessage> extends ServerResponse<Request> {
    override writeHead(statusCode: number, ...rest: unknown[]): this {
      if (leaving.aborted && !this.headersSent) this.setHeader('connection', 'close')
      return super.writeHead(statusCode, ...(rest as [string?, OutgoingHttpHeaders?]))
    }
  }
}
