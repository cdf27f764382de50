/**
 * Weighs what a first visit to each public screen downloads, and what a visitor opens there, as gzip and as Brotli, and fails
 * beyond the budget.
 *   npm run build && node bench/first_load.ts
 */
import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Public screens; the most that the scripts and styles of each may be, in KB of gzip (decision 24). */
const SCREENS = ['home', 'specialty', 'profile', 'specialties', 'blog', 'blog_post']
const SCRIPTS = 165
const STYLES = 32
/** Screens of accounts share the forms of the workspace: weighed, not limited. */
const WEIGHED = ['login']
/** What a visitor opens on these screens, and the most that its scripts may be, in KB of gzip without the entry's. */
const OPENED = {
  favourites_drawer: 25,
  toast_region: 30,
  share_dialog: 60,
  register_lead_form: 70,
  submit_review_dialog: 90,
}
const ENTRY = 'app/entry_client.tsx'
const client = new URL('../build/client/', import.meta.url)

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as Record<
  string,
  Chunk
>

const entry = reachedFrom(ENTRY)

log(['', 'scripts', 'gzip', 'of limit', 'Brotli', 'styles gzip', 'of limit', 'Brotli'])
for (const screen of [...SCREENS, ...WEIGHED]) {
  const chunks = chunksOf([...reachedFrom(sourceOf(`${screen}_screen`), new Set(entry))])
  const scripts = weigh(chunks.map(({ file }) => file))
  const styles = weigh(chunks.flatMap(({ css = [] }) => css))
  log([
    ...[screen, `${scripts.files}`, inKilobytes(scripts.gzip), shareOf(scripts.gzip, SCRIPTS)],
    ...[inKilobytes(scripts.brotli), inKilobytes(styles.gzip), shareOf(styles.gzip, STYLES)],
    inKilobytes(styles.brotli),
  ])
  if (WEIGHED.includes(screen)) continue
  if (scripts.gzip > SCRIPTS || styles.gzip > STYLES)
    refuse(`${screen}: more than ${SCRIPTS} KB of scripts or ${STYLES} KB of styles`)
}
for (const [piece, budget] of Object.entries(OPENED)) {
  const names = [...reachedFrom(sourceOf(piece))].filter((name) => !entry.has(name))
  const { files, gzip, brotli } = weigh(chunksOf(names).map(({ file }) => file))
  log([piece, `${files}`, ...[gzip, brotli].map(inKilobytes)])
  if (gzip > budget) refuse(`${piece}: more than ${budget} KB of scripts`)
}

/** Returns the name of the source file in the manifest. */
function sourceOf(name: string): string {
  const source = Object.keys(manifest).find((path) => path.endsWith(`/${name}.tsx`))
  if (!source) throw new Error(`The build has no ${name}.tsx.`)
  return source
}

function chunksOf(names: readonly string[]): Chunk[] {
  return names.flatMap((name) => manifest[name] ?? [])
}

function refuse(reason: string): void {
  log([reason])
  process.exitCode = 1
}

function reachedFrom(name: string, reached = new Set<string>()): Set<string> {
  if (reached.has(name)) return reached
  reached.add(name)
  for (const next of manifest[name]?.imports ?? []) reachedFrom(next, reached)
  return reached
}

/** Returns the number of files and their KB, each compressed by itself. */
function weigh(names: readonly string[]): { files: number; gzip: number; brotli: number } {
  const contents = [...new Set(names)].map((name) => readFileSync(new URL(name, client)))
  const total = (compress: (content: Buffer) => Buffer) =>
    contents.reduce((sum, content) => sum + compress(content).length, 0) / 1024
  return {
    files: contents.length,
    gzip: total((content) => gzipSync(content, { level: 9 })),
    brotli: total(brotliCompressSync),
  }
}

function inKilobytes(size: number): string {
  return `${size.toFixed(2)} KB`
}

function shareOf(size: number, limit: number): string {
  return `${Math.round((100 * size) / limit)} %`
}

function log(cells: readonly string[]): void {
  process.stdout.write(`${cells.map((cell, index) => cell.padEnd(index === 0 ? 22 : 12)).join('')}\n`)
}
