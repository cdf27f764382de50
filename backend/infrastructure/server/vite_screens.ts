import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import type { PageRenderer } from '#infrastructure/http/pages/page_renderer.ts'
import { ROOT, type Screens } from './screens.ts'

const ENTRY_SERVER = '/app/entry_server.tsx'
const ENTRY_CLIENT = '/app/entry_client.tsx'

/**
 * Loads the React plugin's preamble as a module instead of an inline script in the head: the whole document is
 * hydrated, so it may contain only what the server rendered.
 */
const PREAMBLE = '/@id/__x00__@vitejs/plugin-react/preamble'

/** Vite would take an API call for a source file of the same path without extension. */
const API_CALL = /^\/api\/[^.?]*(?:\?|$)/

/** The folders that a browser may load from. */
const FOR_BROWSERS = ['frontend', 'backend/domain', 'backend/contract', 'node_modules']
/** Vite's own list, plus where our settings put keys and mails. */
const SECRET_FILES = ['.env', '.env.*', '*.{crt,pem,key,eml}', '**/.git/**', '**/.data/**']

interface HotOptions {
  /** Its content is never served. */
  dataDir: string
  /** The host for hot reloading. */
  host: string
}

/** Serves the screens from their source, with hot reloading. */
export async function hotScreens({ dataDir, host }: HotOptions): Promise<Screens> {
  const vite = await createServer({
    configFile: fileURLToPath(new URL('frontend/vite.config.ts', ROOT)),
    // Bundled, it would be written to a file and imported, and Node's watcher would start the server anew for it.
    configLoader: 'native',
    server: {
      middlewareMode: true,
      ws: { host },
      fs: {
        allow: FOR_BROWSERS.map((folder) => fileURLToPath(new URL(folder, ROOT))),
        deny: [...SECRET_FILES, `${asPattern(resolve(dataDir))}/**`],
      },
    },
    appType: 'custom',
  })
  const assets = {
    scripts: ['/@vite/client', PREAMBLE, ENTRY_CLIENT],
    styles: [],
    chunks: {},
    screenStyles: {},
  }
  const render: PageRenderer['render'] = async (request) => {
    const { renderPage } = (await vite.ssrLoadModule(ENTRY_SERVER)) as { renderPage: PageRenderer['render'] }
    return renderPage(request)
  }
  return {
    renderer: { render, assets, inlineScripts: [] },
    serveFiles: (request, response, next) =>
      API_CALL.test(request.url ?? '') ? next() : vite.middlewares(request, response, next),
    close: () => vite.close(),
  }
}

function asPattern(path: string): string {
  return path.replaceAll('\\', '/').replaceAll(/[!*?()[\]{}+@]/g, '\\$&')
}
