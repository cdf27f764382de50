import { join } from 'node:path'
import { LaunchError, log } from '../launch/launch.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: string[] }} Counts
 * @typedef {{ name: string, seconds: number, code: number, counts?: Counts }} Ending
 * @typedef {{ file: string, env: { DATA_DIR: string, TMPDIR: string }, held: boolean }} Given
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} [lane]
 * @property {string[]} [needs]
 * @property {(given: Given) => number | Promise<number>} run
 * @property {(file: string) => Counts | undefined} [counts]
 */

/**
 * Stages of one lane that run at the same time: two keep two cores busy. Four took as long (566 and 582 s) and crowded a
 * busy machine.
 */
const MAX_AT_ONCE = 2

/**
 * Runs the stages one after another, neighbours of one `lane` two at the same time, until one fails, and returns
 * how those that ran ended, in their order. `folder` takes the files with their counts, the tests' data and what else
 * they write.
 * @param {Stage[]} stages
 * @param {string} folder
 */
export async function runStages(stages, folder) {
  /** @type {Ending[]} */
  const endings = []
  for (const lane of byLane(stages)) {
    if (hasFailed(endings)) break
    endings.push(...(await runLane(lane, folder)))
  }
  return endings
}

/**
 * @param {Stage[]} lane
 * @param {string} folder
 */
async function runLane(lane, folder) {
  /** @type {Ending[]} */
  const endings = []
  const waiting = lane.entries()
  const runWaiting = async () => {
    for (const [index, stage] of waiting) {
      if (hasFailed(endings)) return
      endings[index] = await runStage(stage, { folder, held: lane.length > 1 })
    }
  }
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, runWaiting))
  return endings.flat()
}

/** @param {Ending[]} endings */
function hasFailed(endings) {
  return endings.some(({ code }) => code !== 0)
}

/** @param {Stage[]} stages */
function byLane(stages) {
  /** @type {Stage[][]} */
  const lanes = []
  for (const stage of stages) {
    const last = lanes.at(-1)
    if (stage.lane && last?.[0]?.lane === stage.lane) last.push(stage)
    else lanes.push([stage])
  }
  return lanes
}

/**
 * @param {Stage} stage
 * @param {{ folder: string, held: boolean }} options
 * @returns {Promise<Ending>}
 */
async function runStage({ name, run, counts: read }, { folder, held }) {
  log(`\n▸ ${name}`)
  const file = join(folder, `${name}.json`)
  const startedAt = performance.now()
  const env = { DATA_DIR: join(folder, name), TMPDIR: folder }
  const ended = await codeOf(() => run({ file, env, held }))
  const seconds = (performance.now() - startedAt) / 1000
  const counts = read && (read(file) ?? { passed: 0, failed: 0, skipped: 0 })
  const hasRunNothing = counts ? counts.passed + counts.failed === 0 : false
  if (ended === 0 && hasRunNothing) log(`Nenhum teste rodou em ${name}.`)
  const code = ended || (hasRunNothing || (counts?.failed ?? 0) > 0 ? 1 : 0)
  log(`${code === 0 ? '✔' : '✖'} ${name} ${seconds.toFixed(1)} s`)
  return { name, seconds, code, ...(counts && { counts }) }
}

/** @param {() => number | Promise<number>} run */
async function codeOf(run) {
  try {
    return await run()
  } catch (cause) {
    const error = /** @type {Error & { exitCode?: number }} */ (cause)
    log(error instanceof LaunchError ? error.message : String(error.stack))
    return error.exitCode ?? 1
  }
}

/**
 * @typedef {{ name: string, seconds: number, isTests: boolean, passed: number, failed: number, skipped: number }} Row
 */

/**
 * A line for each failed test, the table of tests per kind and, alone on the last line, their sum. A failed stage without
 * a failed test counts as one. Without tests: the stages that passed.
 * @param {Ending[]} endings
 */
export function closingNote(endings) {
  const rows = endings.map(({ name, seconds, code, counts }) => {
    const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: 0 }
    return {
      name,
      seconds,
      isTests: counts !== undefined,
      passed,
      skipped,
      failed: code === 0 ? failed : Math.max(1, failed),
    }
  })
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    rows.reduce((total, row) => total + row[key], 0)
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
  const failures = endings.flatMap(
    ({ name, counts }) => counts?.failures?.map((line) => `✖ ${name}: ${line}`) ?? [],
  )
  const isAllChecked = rows.every((row) => !row.isTests && row.failed === 0)
  if (isAllChecked) return `${rows.map(({ name }) => name).join(', ')} passed`
  return [...failures, ...table(rows), '', `${sum('passed')} passed, ${sum('failed')} failed${skipped}`].join(
    '\n',
  )
}

/** @param {Row[]} rows */
function table(rows) {
  const shown = rows.filter((row) => row.isTests || row.failed > 0)
  const head = aligned(['', 'passed', 'failed', 'skipped', 'time'])
  return [
    head,
    ...shown.map((row) =>
      aligned([row.name, row.passed, row.failed, row.skipped, `${row.seconds.toFixed(1)} s`]),
    ),
  ]
}

/** @param {[string, ...(string | number)[]]} cells */
function aligned([first, ...others]) {
  return first.padEnd(12) + others.map((cell) => String(cell).padStart(9)).join('')
}
