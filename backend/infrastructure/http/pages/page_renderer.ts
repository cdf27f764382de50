import { readFile } from 'node:fs/promises'
import type { PublicApi } from '#contract/public_api.ts'

interface PageRequest {
  url: string
  api: PublicApi
  settings: {
    brandName: string
    appUrl: string
    supportEmail: string
    salesWhatsapp: string | null
    siteRating: { value: number; count: number } | null
    keepsSeenPages: boolean
  }
  assets: PageAssets
}

export interface RenderedPage {
  status: number
  html: string
  redirect?: string
  error?: unknown
}

/** Renders a screen's whole document: the frontend's server build, or its source during development. */
export interface PageRenderer {
  render(request: PageRequest): Promise<RenderedPage>
  assets: PageAssets
  inlineScripts: readonly string[]
}

interface BuiltEntry {
  renderPage: PageRenderer['render']
  INLINE_SCRIPTS: readonly string[]
}

/** Returns the renderer of the built frontend in `build/`. */
export async function builtPageRenderer(buildFolder: URL): Promise<PageRenderer> {
  const entry = new URL('server/entry_server.js', buildFolder).href
  const { renderPage, INLINE_SCRIPTS } = (await import(entry)) as BuiltEntry
  return { render: renderPage, assets: await readPageAssets(buildFolder), inlineScripts: INLINE_SCRIPTS }
}

/** URLs of the built client: what every page loads, and what each lazy screen adds. */
interface PageAssets {
  /**
   * The entry last, what it imports before it: each is a script of its own, so that none of the tasks that evaluate them
   * is long.
   */
  scripts: string[]
  styles: string[]
  /** Source file of a lazy screen → its chunk and that chunk's imports. */
  chunks: Record<string, string[]>
  /** Source file of a lazy screen → style sheets of that screen alone. */
  screenStyles: Record<string, string[]>
}

interface ManifestEntry {
  file: string
  src?: string
  css?: string[]
  imports?: string[]
  isDynamicEntry?: boolean
}
type Manifest = Record<string, ManifestEntry>

const ENTRY = 'app/entry_client.tsx'

export async function readPageAssets(buildFolder: URL): Promise<PageAssets> {
  const text = await readFile(new URL('client/.vite/manifest.json', buildFolder), 'utf8')
  const manifest = JSON.parse(text) as Manifest
  const entry = manifest[ENTRY]
  if (!entry) throw new Error('The client build lacks its entry.')
  const scripts = [...importsOf(manifest, entry), `/${entry.file}`]
  const styles = stylesOf(manifest, entry)
  return {
    scripts,
    styles,
    chunks: screenChunks(manifest, new Set(scripts)),
    screenStyles: screenStyles(manifest, new Set(styles)),
  }
}

/** Returns the unique style sheets of `entry` and of the modules it imports. */
function stylesOf(manifest: Manifest, entry: ManifestEntry): string[] {
  const modules = new Set(importsOf(manifest, entry))
  const entries = Object.values(manifest).filter(({ file }) => modules.has(`/${file}`))
  return [...new Set([entry, ...entries].flatMap(({ css = [] }) => css))].map((file) => `/${file}`)
}

function screenStyles(manifest: Manifest, everywhere: ReadonlySet<string>): Record<string, string[]> {
  const own = screensOf(manifest).map(({ src = '', ...screen }) => {
    return [src, stylesOf(manifest, screen).filter((file) => !everywhere.has(file))] as const
  })
  return Object.fromEntries(own.filter(([, files]) => files.length > 0))
}

function screensOf(manifest: Manifest): ManifestEntry[] {
  return Object.values(manifest).filter(({ isDynamicEntry, src }) => isDynamicEntry && src)
}

/** Returns the unique modules that `entry` imports, recursively. */
function importsOf(manifest: Manifest, entry: ManifestEntry, seen = new Set<string>()): string[] {
  for (const name of entry.imports ?? []) {
    const imported = manifest[name]
    if (!imported || seen.has(`/${imported.file}`)) continue
    seen.add(`/${imported.file}`)
    importsOf(manifest, imported, seen)
  }
  return [...seen]
}

function screenChunks(manifest: Manifest, everywhere: ReadonlySet<string>): Record<string, string[]> {
  return Object.fromEntries(
    screensOf(manifest).map((screen) => [
      screen.src ?? '',
      [`/${screen.file}`, ...importsOf(manifest, screen)].filter((file) => !everywhere.has(file)),
    ]),
  )
}
