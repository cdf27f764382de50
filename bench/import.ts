/**
 * Generates professionals with a fixed seed, imports them twice and says how long each run took and what memory it held.
 *   node bench/import.ts --rows 100000 [--format csv|ndjson]
 * The rows stay in the database of DATABASE_URL (or DATA_DIR), which must be migrated: give it one to throw away.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openOperatorHouse } from '#infrastructure/composition/open_operator_house.ts'
import { readSettings } from '#infrastructure/composition/settings.ts'
import { generateRoster } from './generate_roster.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    format: { type: 'string', default: 'csv' },
  },
})
const rows = Number(values.rows)
const folder = await mkdtemp(join(tmpdir(), 'bench-import-'))
const path = join(folder, `roster.${values.format}`)
await generateRoster(path, rows, values.format === 'ndjson' ? 'ndjson' : 'csv')

const house = await openOperatorHouse(readSettings(process.env), say)
const { importProfessionals } = house.useCases
for (const run of ['first', 'again']) await measure(run)
await house.close()
await rm(folder, { recursive: true })

async function measure(run: string): Promise<void> {
  let peak = 0
  const watch = () => (peak = Math.max(peak, process.memoryUsage().rss))
  const start = performance.now()
  const report = await importProfessionals.execute({ path, onProgress: watch })
  const seconds = (performance.now() - start) / 1000
  const { created, updated, unchanged, failed } = report
  say(
    `${run}: ${seconds.toFixed(1)} s, ${Math.round(rows / seconds)} rows/s, peak RSS ${Math.round(peak / 2 ** 20)} MB` +
      ` (created ${created}, updated ${updated}, unchanged ${unchanged}, failed ${failed})`,
  )
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
