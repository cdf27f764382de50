import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { build, type Plugin } from 'vite'

const WORKER = 'loading/offline/service_worker.ts'
const MARK = 'public/favicon.svg'
/** Systems crop a maskable icon to their own shape, and keep the central 80 %. */
const MASKABLE = { size: 512, mark: 360, file: 'icon-maskable-512.png' }
const PLAIN = [192, 512]
const GROUND = '#ffffff'

/** Screens for logged-in users only, and the modules of their bundles. */
const PRIVATE_SCREENS = [
  ...['admin', 'admin_blog', 'admin_reviews', 'admin_verifications', 'dashboard', 'edit_profile', 'login'],
  ...['register_professional', 'forgot_password', 'reset_password', 'confirm_email', 'return_email'],
  ...['security', 'mails'],
]
const NOT_PUBLIC = new RegExp(`/features/(?:${PRIVATE_SCREENS.join('|')})/|/ui/workspace/`)

interface Chunk {
  type: string
  fileName: string
  moduleIds?: readonly string[]
  facadeModuleId?: string | null
  imports?: readonly string[]
  isEntry?: boolean
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> }
}
type Bundle = Readonly<Record<string, Chunk>>

const isPublicScreen = ({ facadeModuleId }: Chunk) =>
  Boolean(facadeModuleId && !NOT_PUBLIC.test(facadeModuleId) && /\/frontend\//.test(facadeModuleId))

/** Returns the files of the public screens: chunks, their imports, styles and fonts. */
function publicFilesOf(bundle: Bundle): string[] {
  const files = new Set<string>()
  const add = (name: string) => {
    const chunk = bundle[name]
    if (!chunk || files.has(name)) return
    files.add(name)
    chunk.imports?.forEach(add)
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css)
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) files.add(asset)
  }
  for (const chunk of Object.values(bundle)) if (isPublicScreen(chunk)) add(chunk.fileName)
  return [...files].sort()
}

const entryOf = (bundle: Bundle) => Object.values(bundle).find(({ isEntry }) => isEntry)

async function buildWorker(root: string, outDir: string, bundle: Bundle): Promise<void> {
  const address = (file: string) => `/${file}`
  const styles = [...(entryOf(bundle)?.viteMetadata?.importedCss ?? [])]
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      PUBLIC_FILES: JSON.stringify(publicFilesOf(bundle).map(address)),
      PUBLIC_STYLES: JSON.stringify(styles.map(address)),
    },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, WORKER),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

async function iconOf(mark: Buffer, size: number, markSize: number): Promise<Buffer> {
  const drawn = await sharp(mark, { density: 72 * 16 })
    .resize(markSize, markSize, { fit: 'contain', background: GROUND })
    .toBuffer()
  const ground = sharp({ create: { width: size, height: size, channels: 3, background: GROUND } })
  return ground
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer()
}

/** Builds the icons and the service worker, which make the site installable and readable offline. */
export function offlineBuild(root: string): Plugin {
  return {
    name: 'offline-build',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle() {
      const mark = readFileSync(join(root, MARK))
      const drawn = PLAIN.map(async (size) => ({
        fileName: `icon-${size}.png`,
        source: await iconOf(mark, size, size),
      }))
      const { size, mark: markSize, file } = MASKABLE
      const maskable = { fileName: file, source: await iconOf(mark, size, markSize) }
      for (const icon of [...(await Promise.all(drawn)), maskable]) this.emitFile({ type: 'asset', ...icon })
    },
    async writeBundle({ dir }, bundle) {
      await buildWorker(root, dir ?? '', bundle)
    },
  }
}
