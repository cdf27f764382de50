import { fileURLToPath } from 'node:url'
import { builtPageRenderer, type PageRenderer } from '#infrastructure/http/pages/page_renderer.ts'
import { type Serve, serveFilesOf } from './serve_files.ts'

export const ROOT = new URL('../../../', import.meta.url)
const BUILD_FOLDER = new URL('build/', ROOT)

/** Renders screens to HTML, and serves the files that the HTML refers to. */
export interface Screens {
  renderer: PageRenderer
  serveFiles: Serve
  close(): Promise<void>
}

/** The screens built by `npm run build`. */
export async function builtScreens(): Promise<Screens> {
  const serveFiles = serveFilesOf(fileURLToPath(new URL('client', BUILD_FOLDER)))
  return { renderer: await builtPageRenderer(BUILD_FOLDER), serveFiles, close: async () => {} }
}
