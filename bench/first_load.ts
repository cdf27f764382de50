/**
 * Weighs what a first visit to each public screen downloads, as gzip and as Brotli, and fails beyond the budget.
 *   npm run build && node bench/first_load.ts
 */
import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const SCREENS = ['home', 'specialty', 'profile', 'specialties', 'blog', 'blog_post']
/** In KB of gzip. The libraries alone are 105 of the scripts; whatever makes a screen heavier than this comes on demand. */
const BUDGET = { scripts: 142, styles: 28 }
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

log(['', 'scripts gzip', 'Brotli', 'styles gzip', 'Brotli'])
for (const screen of SCREENS) {
  const key = Object.keys(manifest).find((name) => name.endsWith(`/${screen}_screen.tsx`)) ?? ''
  const chunks = [...reachedFrom(key, reachedFrom(ENTRY))].flatMap((name) => manifest[name] ?? [])
  const scripts = weigh(chunks.map(({ file }) => file))
  const styles = weigh(chunks.flatMap(({ css = [] }) => css))
  log([screen, ...scripts, ...styles])
  if (parseFloat(scripts[0] ?? '') > BUDGET.scripts || parseFloat(styles[0] ?? '') > BUDGET.styles) {
    log([`${screen}: more than ${BUDGET.scripts} KB of scripts or ${BUDGET.styles} KB of styles`])
    process.exitCode = 1
  }
}

function reachedFrom(name: string, reached = new Set<string>()): Set<string> {
  if (reached.has(name)) return reached
  reached.add(name)
  for (const next of manifest[name]?.imports ?? []) reachedFrom(next, reached)
  return reached
}

function weigh(files: readonly string[]): string[] {
  const contents = [...new Set(files)].map((file) => readFileSync(new URL(file, client)))
  const total = (sizes: number[]) => `${(sizes.reduce((sum, size) => sum + size, 0) / 1024).toFixed(1)} KB`
  return [
    total(contents.map((content) => gzipSync(content, { level: 9 }).length)),
    total(contents.map((content) => brotliCompressSync(content).length)),
  ]
}

function log(cells: readonly string[]): void {
  process.stdout.write(`${cells.map((cell) => cell.padEnd(14)).join('')}\n`)
}
