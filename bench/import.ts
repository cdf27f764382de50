/**
 * Generates professionals with a fixed seed and imports them: first into an empty database, then as many others into the
 * database that is in use now, whose search is asked meanwhile, then these again. Says how long each import took, its
 * processor time and the memory it held.
 *   node bench/import.ts --rows 100000 [--format csv|ndjson]
 * The rows stay in the database of DATABASE_URL (or DATA_DIR), which is migrated first: give it an empty one to throw away.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { importIntoEmpty } from '#infrastructure/composition/import_into_empty.ts'
import { openOperatorApp, type OperatorApp } from '#infrastructure/composition/open_operator_app.ts'
import { readSettings } from '#infrastructure/composition/settings.ts'
import { unwrap } from '#domain/shared/result.ts'
import { IMPORT_FLAGS } from '../cli/npm/launch/node_options.mjs'
import { generateProfessionals } from './generate_professionals.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    format: { type: 'string', default: 'csv' },
    /** Given to the process that measures: the file to import, and how. */
    path: { type: 'string' },
    'into-empty': { type: 'boolean', default: false },
  },
})
const rows = Number(values.rows)

const IDLE_MS = 20_000
const open = () => openOperatorApp(readSettings(process.env), { log, makesDatabase: true })
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

if (values.path) await measure(values.path)
else process.exitCode = await measureAll()

async function measureAll(): Promise<number> {
  const format = values.format === 'ndjson' ? 'ndjson' : 'csv'
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'))
  const [first, others] = [join(folder, `first.${format}`), join(folder, `others.${format}`)]
  await generateProfessionals(first, rows, format)
  await generateProfessionals(others, rows, format, rows)
  const app = await open()
  log('first load:')
  let code = await inProcessOfItsOwn(first, '--into-empty').exit
  log(`search, idle: ${await searchTimes(app, wait(IDLE_MS))}`)
  for (const run of ['import', 'the same again']) {
    log(`${run}:`)
    const { exit } = inProcessOfItsOwn(others)
    log(`  search meanwhile: ${await searchTimes(app, exit)}`)
    code ||= await exit
  }
  await app.close()
  await rm(folder, { recursive: true })
  return code
}

/** With the flags that `saude` gives its imports. */
function inProcessOfItsOwn(path: string, ...options: string[]): { exit: Promise<number> } {
  const measuring = fork(import.meta.filename, [...process.argv.slice(2), '--path', path, ...options], {
    execArgv: [...process.execArgv, ...IMPORT_FLAGS],
  })
  return { exit: once(measuring, 'exit').then(([code]: (number | null)[]) => code ?? 1) }
}

async function measure(path: string): Promise<void> {
  const app = await open()
  const memory: number[] = []
  const input = {
    path,
    by: { kind: 'operator', id: 'cli:bench' } as const,
    onProgress: () => memory.push(process.memoryUsage().rss / 2 ** 20),
  }
  const start = performance.now()
  const before = process.cpuUsage()
  const imported = values['into-empty']
    ? await importIntoEmpty(app, input)
    : await app.useCases.importProfessionals.execute(input)
  const seconds = (performance.now() - start) / 1000
  const { created, updated, unchanged, failed } = unwrap(imported)
  const { user, system } = process.cpuUsage(before)
  log(`  ${seconds.toFixed(1)} s, ${Math.round(rows / seconds)} rows/s`)
  log(`  processor time of this process: ${((user + system) / rows).toFixed(0)} µs a row`)
  log(`  created ${created}, updated ${updated}, unchanged ${unchanged}, failed ${failed}`)
  log(`  RSS in MB, by tenths of the way: ${tenths(memory).join(' ')}`)
  await app.close()
}

/** The times of one search after another, ten a second, until `work` is done. */
async function searchTimes({ adapters }: OperatorApp, work: Promise<unknown>): Promise<string> {
  const state = { isOver: false }
  void work.finally(() => (state.isOver = true)).catch(() => 'whoever awaits it is told')
  const times: number[] = []
  while (!state.isOver) {
    const start = performance.now()
    await adapters.search.search({
      criteria: { state: 'SP', specialty: 'Pediatra' },
      sort: { by: 'relevance' },
      page: 1,
      limit: 20,
    })
    times.push(performance.now() - start)
    await wait(100)
  }
  times.sort((one, other) => one - other)
  const quantile = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)
  return `p50 ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms (${times.length})`
}

function tenths(samples: readonly number[]): number[] {
  const size = Math.max(1, Math.ceil(samples.length / 10))
  const parts = Array.from({ length: Math.ceil(samples.length / size) }, (_, index) =>
    samples.slice(index * size, (index + 1) * size),
  )
  return parts.map((part) => Math.round(Math.max(...part)))
}

function log(line: string): void {
  process.stdout.write(`${line}\n`)
}
