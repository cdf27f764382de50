import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { SeededRandom } from '#infrastructure/demo/seeded_random.ts'
import { findMutants, type Mutant } from './mutation/find_mutants.ts'
import { specsByDistance } from './mutation/specs_of.ts'

/** How much of domain and application the unit specs really prove: small changes, sampled, that some spec must notice. */
const RUNNER = 'bench/mutation/run_specs.ts'
const MUTATED = /^backend\/(domain|application)\/(?!.*\/testing\/)(?!testing\/).*(?<!\.spec)\.ts$/
/** The nearest specs notice nearly everything; the rest only runs where they do not. */
const WAVES = [0, 6, 30, 120]
const MAX_MS = 300_000

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
const nearest = new Set(sample.flatMap(({ file }) => specsOf(file).slice(0, WAVES[1])))
if (await fails(null, [...nearest])) throw new Error('The specs fail without any change.')

let killed = 0
for (const mutant of sample) {
  if (await isKilled(mutant)) killed++
  else print(`survived  ${mutant.file}:${mutant.line}  ${mutant.says}`)
}
const share = sample.length === 0 ? 100 : (100 * killed) / sample.length
print(`${killed} of ${sample.length} killed by unit specs: ${share.toFixed(1)} %`)

async function isKilled(mutant: Mutant): Promise<boolean> {
  const specs = specsOf(mutant.file)
  for (const [wave, from] of WAVES.slice(0, -1).entries()) {
    const some = specs.slice(from, WAVES[wave + 1])
    if (some.length > 0 && (await fails(mutant, some))) return true
  }
  return false
}

/** Whether a spec fails, the program breaks or never comes to an end. */
function fails(mutant: Mutant | null, specs: readonly string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [RUNNER, JSON.stringify({ mutant, specs })], {
      stdio: ['ignore', 'ignore', mutant ? 'ignore' : 'inherit'],
      timeout: MAX_MS,
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code !== 0))
  })
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
