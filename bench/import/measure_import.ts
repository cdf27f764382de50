/** A process for the imports alone, whose memory is counted: `measure_import.ts PATH ROWS`, with the flags that `saude` gives them. */
import { unwrap } from '#domain/shared/result.ts'
import { openOperatorApp } from '#infrastructure/composition/open_operator_app.ts'
import { readSettings } from '#infrastructure/composition/settings.ts'

const [, , path = '', count = ''] = process.argv
const rows = Number(count)
const app = await openOperatorApp(readSettings(process.env), { log: say, makesDatabase: true })
const { importProfessionals } = app.useCases
for (const run of ['first', 'again']) await measure(run)
await app.close()

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
  const { created, updated, unchanged, failed } = unwrap(imported)
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
