import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { SeededRandom } from '#infrastructure/demo/seeded_random.ts'
import { findMutants, type Mutant } from './mutation/find_mutants.ts'

const ALIASES: Readonly<Record<string, string>> = {
  '#domain': 'backend/domain',
  '#application': 'backend/application',
  '#contract': 'backend/infrastructure/http/contract',
  '#infrastructure': 'backend/infrastructure',
  '#search': 'search',
  '#cli': 'cli',
  '#frontend': 'frontend',
}

const IMPORTS = /^(?:import|export)\s+(?!type\b)[^'";]*?from\s+'([^']+)'|\bimport\('([^']+)'\)/gm
const UNIT_SPEC = /(?<!\.(?:database|api|cli))\.spec\.tsx?$/

/**
 * The unit specs that load a file, however far down: first those whose path is most like its own, its own spec before
 * its folder's, and of the rest those with the fewest imports between.
 */
function specsByDistance(files: readonly string[]): (file: string) => string[] {
  const importers = new Map<string, string[]>()
  for (const file of files)
    for (const target of importsOf(file)) importers.set(target, [...(importers.get(target) ?? []), file])
  return (file) => {
    const reached = new Set([file])
    for (const each of reached) for (const importer of importers.get(each) ?? []) reached.add(importer)
    return [...reached]
      .filter((each) => UNIT_SPEC.test(each))
      .toSorted((one, other) => sharedStart(other, file) - sharedStart(one, file))
  }
}

function sharedStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORTS)].flatMap(([, plain, lazy]) => {
    const written = plain ?? lazy ?? ''
    if (written.startsWith('.')) return [join(dirname(file), written)]
    const alias = /^#\w+/.exec(written)?.[0] ?? ''
    const folder = ALIASES[alias]
    return folder ? [folder + written.slice(alias.length)] : []
  })
}

/** How much of domain and application the unit specs really prove: small changes, sampled, that some spec must notice. */
const RUNNER = 'bench/mutation/run_specs.ts'
const MUTATED = /^backend\/(domain|application)\/(?!.*\/testing\/)(?!testing\/).*(?<!\.spec)\.ts$/
/** The nearest specs notice nearly everything; the rest only runs where they do not. */
const WAVES = [0, 2, 8, 30, 60, 90, 120]
/** CPU time, which a busy machine does not use up: the same specs without a change have to come to an end in it. */
const MAX_CPU_SECONDS = 30
/** For what waits for ever on an open handle. Such a mutant counts as survived, since slowness looks the same. */
const MAX_WALL_MS = 600_000
const SPECS_AT_ONCE = 30
const MUTANTS_AT_ONCE = 2
/** How Node ends when nothing is left to do while the program still awaits a promise. */
const UNSETTLED = 13

type Outcome = 'passed' | 'failed' | 'out of CPU time' | 'never settled' | 'out of wall time'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
})

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
const specsOf = specsByDistance(files)
const candidates = files
  .filter((file) => MUTATED.test(file) && file.includes(values.only))
  .flatMap((file) => findMutants(file, readFileSync(file, 'utf8')))
const sample = new SeededRandom(Number(values.seed)).sample(candidates, Number(values.count))

print(`${sample.length} of ${candidates.length} mutants, seed ${values.seed}`)
const ran = [...new Set(sample.flatMap(({ file }) => specsOf(file).slice(0, WAVES.at(-1))))]
for (let from = 0; from < ran.length; from += SPECS_AT_ONCE) {
  const outcome = await runSpecs(null, ran.slice(from, from + SPECS_AT_ONCE))
  if (outcome !== 'passed') throw new Error(`Without any change: ${outcome}.`)
}

const counts = new Map<Outcome, number>()
const waiting = sample.values()
await Promise.all(
  Array.from({ length: MUTANTS_AT_ONCE }, async () => {
    for (const mutant of waiting) await tryMutant(mutant)
  }),
)
const survived = count('passed') + count('out of wall time')
const share = sample.length === 0 ? 100 : 100 - (100 * survived) / sample.length
print(`${sample.length - survived} of ${sample.length} killed by unit specs: ${share.toFixed(1)} %`)
for (const outcome of ['out of CPU time', 'never settled'] as const)
  print(`${outcome}, among the killed: ${count(outcome)}`)

async function tryMutant(mutant: Mutant): Promise<void> {
  const outcome = await outcomeOf(mutant)
  counts.set(outcome, count(outcome) + 1)
  if (outcome !== 'failed') print(`${outcome.padEnd(16)}  ${mutant.file}:${mutant.line}  ${mutant.says}`)
  const done = counts.values().reduce((sum, each) => sum + each, 0)
  if (done % 10 === 0) process.stderr.write(`${done} of ${sample.length}\n`)
}

function count(outcome: Outcome): number {
  return counts.get(outcome) ?? 0
}

/** How the first specs ended that noticed the change, or `passed` where none did. */
async function outcomeOf(mutant: Mutant): Promise<Outcome> {
  const specs = specsOf(mutant.file)
  for (const [wave, from] of WAVES.slice(0, -1).entries()) {
    const some = specs.slice(from, WAVES[wave + 1])
    const outcome = some.length === 0 ? 'passed' : await runSpecs(mutant, some)
    if (outcome !== 'passed') return outcome
  }
  return 'passed'
}

function runSpecs(mutant: Mutant | null, specs: readonly string[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const limited = `ulimit -St ${MAX_CPU_SECONDS} && exec "$0" "$@"`
    const child = spawn('sh', ['-c', limited, process.execPath, RUNNER, JSON.stringify({ mutant, specs })], {
      stdio: ['ignore', 'ignore', mutant ? 'ignore' : 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'saude-mutate-cache') },
      timeout: MAX_WALL_MS,
      killSignal: 'SIGKILL',
    })
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(outcomeOfExit(code, signal)))
  })
}

function outcomeOfExit(code: number | null, signal: NodeJS.Signals | null): Outcome {
  if (signal === 'SIGXCPU') return 'out of CPU time'
  if (signal === 'SIGKILL') return 'out of wall time'
  if (code === UNSETTLED) return 'never settled'
  return code === 0 ? 'passed' : 'failed'
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
