import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SeededRandom } from '#infrastructure/demo/seeded_random.ts'
import { mutantsRun } from './mutation/coverage.ts'
import { findMutants, type Mutant } from './mutation/find_mutants.ts'

/**
 * Measures how much of domain and application the unit specs prove: samples small changes that a spec must notice. Runs
 * exactly the specs that execute the changed position; a position that none executes counts as survived.
 */
const RUNNER = 'bench/mutation/run_specs.ts'
const UNIT_SPEC = /(?<!\.(?:database|api|cli))\.spec\.tsx?$/
const MUTATED = /^backend\/(domain|application)\/(?!.*\/testing\/)(?!testing\/).*(?<!\.spec)\.ts$/
/** The specs whose path is most like the file's own notice nearly everything; the rest only runs where they do not. */
const WAVE_ENDS = [2, 8, 30, 60, 90, 120, 150, 180, 210, 240, Infinity]
/** CPU time, which a busy machine does not use up: the same specs without a change have to come to an end in it. */
const MAX_CPU_SECONDS = 30
/** For what waits for ever on an open handle. Such a mutant counts as survived, since slowness looks the same. */
const MAX_WALL_MS = 600_000
const AT_ONCE = 2
/** How Node ends when nothing is left to do while the program still awaits a promise. */
const UNSETTLED = 13

type Outcome = 'passed' | 'failed' | 'never run' | 'out of CPU time' | 'never settled' | 'out of wall time'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    /** Lists the mutants that no spec executes instead of trying any. */
    unrun: { type: 'boolean', default: false },
  },
})

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
const candidates = files
  .filter((file) => MUTATED.test(file) && file.includes(values.only))
  .flatMap((file) => findMutants(file, readFileSync(file, 'utf8')))
const sample = values.unrun
  ? candidates
  : new SeededRandom(Number(values.seed)).sample(candidates, Number(values.count))
const byFile = Map.groupBy(sample, ({ file }) => file)
const specsOf = new Map(sample.map((mutant) => [mutant, new Array<string>()]))
const counts = new Map<Outcome, number>()

print(`${sample.length} of ${candidates.length} mutants, seed ${values.seed}`)
await forEach(
  files.filter((file) => UNIT_SPEC.test(file)),
  findWhatRuns,
)
if (values.unrun)
  for (const mutant of sample.filter((each) => specsOf.get(each)?.length === 0)) report('never run', mutant)
else await tryAll()

async function tryAll(): Promise<void> {
  await forEach(sample, tryMutant)
  const survived = count('passed') + count('never run') + count('out of wall time')
  const share = sample.length === 0 ? 100 : 100 - (100 * survived) / sample.length
  print(`${sample.length - survived} of ${sample.length} killed by unit specs: ${share.toFixed(1)} %`)
  for (const outcome of ['out of CPU time', 'never settled'] as const)
    print(`${outcome}, among the killed: ${count(outcome)}`)
}

/** Runs a spec without any change, and notes which mutants it has to do with; none where it does not end by itself. */
async function findWhatRuns(spec: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'saude-mutate-'))
  const outcome = await runSpecs(null, [spec], { NODE_V8_COVERAGE: folder })
  if (outcome === 'never settled') print(`left out          ${spec}`)
  else if (outcome !== 'passed') throw new Error(`Without any change: ${spec} ${outcome}.`)
  else for (const mutant of mutantsRun(folder, byFile)) specsOf.get(mutant)?.push(spec)
  rmSync(folder, { recursive: true })
}

async function tryMutant(mutant: Mutant): Promise<void> {
  const outcome = await outcomeOf(mutant)
  counts.set(outcome, count(outcome) + 1)
  if (outcome !== 'failed') report(outcome, mutant)
  const done = counts.values().reduce((sum, each) => sum + each, 0)
  if (done % 10 === 0) process.stderr.write(`${done} of ${sample.length}\n`)
}

function report(outcome: Outcome, { file, line, says }: Mutant): void {
  print(`${outcome.padEnd(16)}  ${file}:${line}  ${says}`)
}

function count(outcome: Outcome): number {
  return counts.get(outcome) ?? 0
}

/** How the first specs ended that noticed the change, or `passed` where none did. */
async function outcomeOf(mutant: Mutant): Promise<Outcome> {
  const specs = (specsOf.get(mutant) ?? []).toSorted(
    (one, other) => sharedStart(other, mutant.file) - sharedStart(one, mutant.file),
  )
  if (specs.length === 0) return 'never run'
  let from = 0
  for (const end of WAVE_ENDS) {
    const some = specs.slice(from, end)
    const outcome = some.length === 0 ? 'passed' : await runSpecs(mutant, some)
    if (outcome !== 'passed') return outcome
    from = end
  }
  return 'passed'
}

function sharedStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

/** A few at once, in order. */
async function forEach<Item>(items: readonly Item[], visit: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of waiting) await visit(item)
    }),
  )
}

function runSpecs(
  mutant: Mutant | null,
  specs: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const limited = `ulimit -St ${MAX_CPU_SECONDS} && exec "$0" "$@"`
    const child = spawn('sh', ['-c', limited, process.execPath, RUNNER, JSON.stringify({ mutant, specs })], {
      stdio: ['ignore', 'ignore', mutant ? 'ignore' : 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'saude-mutate-cache'), ...env },
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
