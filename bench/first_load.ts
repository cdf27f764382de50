/**
 * Weighs what a first visit to each public screen downloads, and what a visitor opens there, as gzip and as Brotli, and fails
 * beyond the budget.
 *   npm run build && node bench/first_load.ts
 */
import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** The public screens. */
const SCREENS = ['home', 'specialty', 'profile', 'specialties', 'blog', 'blog_post', 'login']
/** The most that the scripts and the styles of each may be, in KB of gzip. React, React Router and React Query are 84 of them. */
const SCRIPTS = 165
const STYLES = 32
/** Each script is a request, which takes Chromium 4.5 ms of processor time whatever it weighs. */
const FILES = 19
/** What a visitor opens on these screens, and the most that its scripts may be, in KB of gzip without the entry's. */
const OPENED = {
  kept_drawer: 17.5,
  toast_region: 23.5,
  share_dialog: 49,
  register_lead_form: 54,
  submit_review_dialog: 73.5,
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

log(['', 'scripts', 'gzip', 'Brotli', 'styles gzip', 'Brotli'])
for (const screen of SCREENS) {
  const chunks = chunksOf([...reachedFrom(sourceOf(`${screen}_screen`), new Set(entry))])
  const scripts = weigh(chunks.map(({ file }) => file))
  const styles = weigh(chunks.flatMap(({ css = [] }) => css))
  log([
    screen,
    `${scripts.files}`,
    ofLimit(scripts.gzip, SCRIPTS),
    inKilobytes(scripts.brotli),
    ofLimit(styles.gzip, STYLES),
    inKilobytes(styles.brotli),
  ])
  if (scripts.gzip > SCRIPTS || scripts.files > FILES || styles.gzip > STYLES)
    refuse(`${screen}: more than ${FILES} scripts, ${SCRIPTS} KB of scripts or ${STYLES} KB of styles`)
}
for (const [piece, budget] of Object.entries(OPENED)) {
  const names = [...reachedFrom(sourceOf(piece))].filter((name) => !entry.has(name))
  const { files, gzip, brotli } = weigh(chunksOf(names).map(({ file }) => file))
  log([piece, `${files}`, ofLimit(gzip, budget), inKilobytes(brotli)])
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

/** '131.20 of 165 KB, 80 %'. */
function ofLimit(size: number, limit: number): string {
  return `${size.toFixed(2)} of ${limit} KB, ${Math.round((size / limit) * 100)} %`
}

function log(cells: readonly string[]): void {
  process.stdout.write(`${cells.map((cell) => cell.padEnd(24)).join('')}\n`)
}
