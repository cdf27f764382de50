import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Milliseconds from pressing Enter to the help of `saude`, as its launcher runs it: the whole program, and one verb. */
const SAUDE = fileURLToPath(new URL('../cli/bin/saude.mjs', import.meta.url))
const RUNS = 15
const LIMIT_MS = 150

for (const words of [['--help'], ['professionals', 'import', '--help'], ['db', 'restore', '--help']]) {
  const times = measure(words)
  const median = times[Math.floor(times.length / 2)] ?? Number.NaN
  const figures = [times[0], median, times.at(-1)].map((time) => time?.toFixed(0)).join(' / ')
  process.stdout.write(`saude ${words.join(' ')}: ${figures} ms (best / median / worst of ${RUNS})\n`)
  if (!(median < LIMIT_MS)) process.exitCode = 1
}

/** Ascending; the first run, which may have to compile, is not among them. */
function measure(words: readonly string[]): number[] {
  const once = () => {
    const start = performance.now()
    const { status } = spawnSync(process.execPath, [SAUDE, ...words], { stdio: 'ignore' })
    if (status !== 0) throw new Error(`saude ${words.join(' ')} ended with ${status}.`)
    return performance.now() - start
  }
  once()
  return Array.from({ length: RUNS }, once).toSorted((one, other) => one - other)
}
