import type { PublicApi } from '#contract/public_api.ts'
import type { PageAssets } from './page_assets.ts'

interface PageRequest {
  url: string
  api: PublicApi
  settings: {
    brandName: string
    appUrl: string
    supportEmail: string
    salesWhatsapp: string | null
    siteRating: { value: number; count: number } | null
  }
  assets: PageAssets
}

interface RenderedPage {
  status: number
  html: string
  redirect?: string
  error?: unknown
}

/** Makes a screen's whole document; the frontend's server build, or its source while developing. */
export interface PageRenderer {
  render(request: PageRequest): Promise<RenderedPage>
  assets: PageAssets
  inlineScripts: readonly string[]
}

interface BuiltEntry {
  renderPage: PageRenderer['render']
  INLINE_SCRIPTS: readonly string[]
}

/** The renderer of the built frontend in `build/`. */
export async function builtPageRenderer(buildFolder: URL): Promise<PageRenderer> {
  const { readPageAssets } = await import('./page_assets.ts')
  const entry = new URL('server/entry_server.js', buildFolder).href
  const { renderPage, INLINE_SCRIPTS } = (await import(entry)) as BuiltEntry
  return { render: renderPage, assets: await readPageAssets(buildFolder), inlineScripts: INLINE_SCRIPTS }
}
