/**
 * Generates professionals with a fixed seed, imports them twice and says how long each run took and what memory it held.
 *   node --max-old-space-size=320 bench/import.ts --rows 100000 [--format csv|ndjson]
 * The flag is the one that `saude` gives its imports.
 * The rows stay in the database of DATABASE_URL (or DATA_DIR), which must be migrated: give it one to throw away.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { demand } from '#domain/shared/demand.ts'
import { openOperatorHouse } from '#infrastructure/composition/open_operator_house.ts'
import { readSettings } from '#infrastructure/composition/settings.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    format: { type: 'string', default: 'csv' },
  },
})
const rows = Number(values.rows)
const folder = await mkdtemp(join(tmpdir(), 'bench-import-'))
const path = join(folder, `roster.${values.format}`)
await generateElsewhere()

const house = await openOperatorHouse(readSettings(process.env), say)
const { importProfessionals } = house.useCases
for (const run of ['first', 'again']) await measure(run)
await house.close()
await rm(folder, { recursive: true })

/** In a process of its own, whose memory is not counted. */
async function generateElsewhere(): Promise<void> {
  const wish = JSON.stringify([path, rows, values.format === 'ndjson' ? 'ndjson' : 'csv'])
  const generator = JSON.stringify(import.meta.resolve('./generate_roster.ts'))
  const script = `import { generateRoster } from ${generator}; await generateRoster(...${wish})`
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])
}

async function measure(run: string): Promise<void> {
  const memory: number[] = []
  const start = performance.now()
  const before = process.cpuUsage()
  let stored = 0
  const imported = await importProfessionals.execute({
    path,
    by: { kind: 'operator', id: 'cli:bench' },
    onCompleting: () => (stored = (performance.now() - start) / 1000),
    onProgress: () => memory.push(process.memoryUsage().rss / 2 ** 20),
  })
  const seconds = (performance.now() - start) / 1000
  const { created, updated, unchanged, failed } = demand(imported)
  say(`${run}: ${seconds.toFixed(1)} s, ${Math.round(rows / seconds)} rows/s`)
  if (stored > 0) say(`  all rows stored after ${stored.toFixed(1)} s, then search and lists`)
  const { user, system } = process.cpuUsage(before)
  say(`  processor time of this process: ${((user + system) / rows).toFixed(0)} µs a row`)
  say(`  created ${created}, updated ${updated}, unchanged ${unchanged}, failed ${failed}`)
  say(`  RSS in MB, by tenths of the way: ${tenths(memory).join(' ')}`)
}

function tenths(samples: readonly number[]): number[] {
  const size = Math.max(1, Math.ceil(samples.length / 10))
  const parts = Array.from({ length: Math.ceil(samples.length / size) }, (_, index) =>
    samples.slice(index * size, (index + 1) * size),
  )
  return parts.map((part) => Math.round(Math.max(...part)))
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
