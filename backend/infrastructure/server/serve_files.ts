import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'

const YEAR = 31_536_000

export type Serve = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Never cached, so that an update or removal takes effect with the next page. */
const WORKERS = ['/sw.js', '/sw_off.js']

/** No file is below this path, and most requests are. */
const API = '/api/'

/** Serves the files of `folder`. Browsers cache those with a hash in their name for ever, others for an hour. */
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

/** Makes an installed service worker of ours remove itself and its caches. */
export function withoutWorker(serve: Serve): Serve {
  return (request, response, next) => {
    if (request.url === '/sw.js') request.url = '/sw_off.js'
    serve(request, response, next)
  }
}
