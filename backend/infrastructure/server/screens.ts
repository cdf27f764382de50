import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { builtPageRenderer, type PageRenderer } from '#infrastructure/http/pages/page_renderer.ts'

export const ROOT = new URL('../../../', import.meta.url)
const BUILD_FOLDER = new URL('build/', ROOT)
const YEAR = 31_536_000

export type Serve = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** The screens: how a page becomes HTML, and the files that its HTML asks for. */
export interface Screens {
  renderer: PageRenderer
  serveFiles: Serve
  close(): Promise<void>
}

/** The screens as `npm run build` left them. Files with a hash in their name are kept for ever, others for an hour. */
export async function builtScreens(): Promise<Screens> {
  const serveFiles = sirv(fileURLToPath(new URL('client', BUILD_FOLDER)), {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      const seconds = path.startsWith('/assets/') ? `${YEAR}, immutable` : '3600'
      response.setHeader('cache-control', `public, max-age=${seconds}`)
      response.setHeader('x-content-type-options', 'nosniff')
    },
  })
  return { renderer: await builtPageRenderer(BUILD_FOLDER), serveFiles, close: async () => {} }
}
