import { fileURLToPath } from 'node:url'
import { builtPageRenderer, type PageRenderer } from '#infrastructure/http/pages/page_renderer.ts'
import { type Serve, serveFilesOf } from './serve_files.ts'

export const ROOT = new URL('../../../', import.meta.url)
const BUILD_FOLDER = new URL('build/', ROOT)

/** The screens: how a page becomes HTML, and the files that its HTML asks for. */
export interface Screens {
  renderer: PageRenderer
  serveFiles: Serve
  close(): Promise<void>
}

/** The screens as `npm run build` left them. */
export async function builtScreens(): Promise<Screens> {
  const serveFiles = serveFilesOf(fileURLToPath(new URL('client', BUILD_FOLDER)))
  return { renderer: await builtPageRenderer(BUILD_FOLDER), serveFiles, close: async () => {} }
}
