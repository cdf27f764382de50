/**
 * Generates professionals with a fixed seed, imports them twice and says how long each run took and what memory it held.
 *   node bench/import.ts --rows 100000 [--format csv|ndjson]
 * The rows stay in the database of DATABASE_URL (or DATA_DIR), which must be migrated: give it one to throw away.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { IMPORT_FLAGS } from '../cli/bin/launch/import_flags.mjs'
import { generateProfessionals } from './generate_professionals.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    format: { type: 'string', default: 'csv' },
  },
})
const format = values.format === 'ndjson' ? 'ndjson' : 'csv'
const folder = await mkdtemp(join(tmpdir(), 'bench-import-'))
const path = join(folder, `roster.${format}`)
await generateProfessionals(path, Number(values.rows), format)
const measuring = fork(new URL('import/measure_import.ts', import.meta.url), [path, values.rows], {
  execArgv: [...process.execArgv, ...IMPORT_FLAGS],
})
const [code] = await once(measuring, 'exit')
await rm(folder, { recursive: true })
process.exit(code ?? 1)
