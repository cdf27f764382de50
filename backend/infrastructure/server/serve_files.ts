import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'

const YEAR = 31_536_000

export type Serve = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Asked for anew each time, so that an update, or the end of it, comes with the next page. */
const WORKERS = ['/sw.js', '/sw_off.js']

/** No file stands there, and most requests are of this kind. */
const API = '/api/'

/** The files that stand in `folder` now. Those with a hash in their name are kept for ever by browsers, others for an hour. */
export function serveFilesOf(folder: string): Serve {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      const seconds = path.startsWith('/assets/') ? `${YEAR}, immutable` : '3600'
      const kept = WORKERS.includes(path) ? 'no-cache' : `public, max-age=${seconds}`
      response.setHeader('cache-control', kept)
    },
  })
  return (request, response, next) => {
    if (request.url?.startsWith(API)) return next()
    response.once('pipe', (file) => file.once('error', () => response.destroy()))
    serve(request, response, next)
  }
}

/** Has the service worker that a browser may have from us take itself and all that it kept away. */
export function withoutWorker(serve: Serve): Serve {
  return (request, response, next) => {
    if (request.url === '/sw.js') request.url = '/sw_off.js'
    serve(request, response, next)
  }
}
