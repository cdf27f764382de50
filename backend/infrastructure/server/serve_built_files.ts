import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import type { House } from '#infrastructure/composition/open_house.ts'
import { BUILD_FOLDER } from './page_renderer.ts'

const YEAR = 31_536_000
type Serve = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** The client's files: those with a hash in their name for ever, the others for an hour. */
export function serveBuiltFiles({ settings }: House): Serve {
  if (settings.HOT) return (_request, _response, next) => next()
  return sirv(fileURLToPath(new URL('client', BUILD_FOLDER)), {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      const seconds = path.startsWith('/assets/') ? `${YEAR}, immutable` : '3600'
      response.setHeader('cache-control', `public, max-age=${seconds}`)
      response.setHeader('x-content-type-options', 'nosniff')
    },
  })
}
