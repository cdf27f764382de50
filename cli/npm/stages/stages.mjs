import { existsSync, readFileSync } from 'node:fs'
import { join, delimiter } from 'node:path'
import { execFileSync, spawnSync } from 'node:child_process'
import { ensureBuilt } from '../launch/build_frontend.mjs'
import { ensureInstalled } from '../launch/install.mjs'
import { withLock } from '../launch/lock.mjs'
import { root } from '../launch/root.mjs'
import { runNode, runChild } from '../launch/run_child.mjs'
import { node24 } from '../launch/node24.mjs'
import { LaunchError, log } from '../launch/launch.mjs'

/** @import { Counts, Given, Stage } from './run_stages.mjs' */

/** The native compiler, four times as quick; dependency-cruiser still needs the one written in JavaScript. */
const TYPE_CHECKER = 'node_modules/typescript-native/bin/tsc'
/** All of the TypeScript, and the JavaScript of the launchers. */
const TYPE_CHECKS = [
  [TYPE_CHECKER, '--noEmit', '--singleThreaded', '-p', 'tsconfig.json'],
  [TYPE_CHECKER, '--noEmit', '--singleThreaded', '-p', 'cli/npm/tsconfig.json'],
]
/**
 * Compiler and linter are written in Go, and take a tenth less of the processor's time where they collect garbage rarely. On
 * one thread the linter works out each type once, not once a thread, and takes a fifth less; another stage has the other
 * core.
 */
const CHECKERS_ENV = { GOGC: '400', GOMAXPROCS: '1' }
const TEST_ENTRY = 'backend/infrastructure/server/bin/test.ts'
const BOUNDARIES = 'cli/npm/check_boundaries.ts'
/** What a first visit to a public screen may weigh. */
const FIRST_LOAD = ['bench/first_load.ts']
/** Rules, the layout of the text, whatever nothing uses, and what we are made of. */
const LINTERS = [
  ['node_modules/oxlint/bin/oxlint', '--type-aware', '--threads=1'],
  ['node_modules/oxfmt/bin/oxfmt', '--check', '.'],
  ['node_modules/knip/bin/knip.js'],
  ['cli/npm/check_supply.ts'],
]
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'frontend/e2e/playwright.config.ts']

/**
 * The stages of `npm test`, in order. A stage's `run` returns an exit code, or throws, and holds its output back to the
 * end where it is told so; `counts` reads its number of tests from the file that `run` was given; `needs` names stages
 * that --only takes along; neighbours of one `lane` may run at the same time.
 * @type {Stage[]}
 */
export const stages = [
  { name: 'install', run: done(ensureInstalled) },
  { ...japa('unit'), lane: 'source' },
  { name: 'types', lane: 'source', run: untilOneFails(TYPE_CHECKS) },
  { name: 'lint', lane: 'source', run: untilOneFails(LINTERS) },
  {
    name: 'boundaries',
    lane: 'source',
    run: ({ held }) => (existsSync(join(root, BOUNDARIES)) ? runNode([BOUNDARIES], { held }) : 0),
  },
  { name: 'build', lane: 'source', run: done(ensureBuilt) },
  { name: 'chromium', lane: 'source', run: done(ensureChromium) },
  { ...japa('database'), lane: 'site' },
  { ...japa('api'), lane: 'site', needs: ['build'] },
  /** Its workers keep both cores busy when the others have ended. */
  {
    name: 'browser',
    lane: 'site',
    needs: ['chromium', 'build'],
    run: playwright,
    counts: playwrightCountsIn,
  },
  { ...japa('cli'), lane: 'site' },
  { name: 'budget', lane: 'site', run: untilOneFails([FIRST_LOAD]), needs: ['build'] },
]

/** @param {() => Promise<void>} work */
function done(work) {
  return async () => {
    await work()
    return 0
  }
}

/**
 * @param {string[][]} programs
 * @returns {Stage['run']}
 */
function untilOneFails(programs) {
  return async ({ held }) => {
    for (const program of programs) {
      const code = await runNode(program, { env: CHECKERS_ENV, held })
      if (code !== 0) return code
    }
    return 0
  }
}

/** @param {string} suite */
function japa(suite) {
  /** @type {Stage['run']} */
  const run = ({ file, env, held }) =>
    runNode([TEST_ENTRY, suite], { env: { ...env, TEST_COUNTS_FILE: file }, held })
  return { name: suite, run, counts: japaCountsIn }
}

/** @param {Given} given */
function playwright({ file, env, held }) {
  return runNode([...PLAYWRIGHT, '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    held,
  })
}

/**
 * What the `counts` reporter of the Japa stages wrote; undefined when they broke off before their end.
 * @param {string} file
 * @returns {Counts | undefined}
 */
export function japaCountsIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/**
 * The same from Playwright's JSON report.
 * @param {string} file
 * @returns {Counts | undefined}
 */
export function playwrightCountsIn(file) {
  if (!existsSync(file)) return undefined
  /** @type {PlaywrightReport} */
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'))
  const failed = stats.unexpected === 0 && errors.length > 0 ? 1 : stats.unexpected
  return {
    passed: stats.expected + stats.flaky,
    failed,
    skipped: stats.skipped,
    failures: suites.flatMap((suite) => failuresIn(suite)),
  }
}

/**
 * @typedef {{ title: string, ok: boolean }} PlaywrightSpec
 * @typedef {{ title: string, suites?: PlaywrightSuite[], specs?: PlaywrightSpec[] }} PlaywrightSuite
 * @typedef {object} PlaywrightReport
 * @property {Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>} stats
 * @property {unknown[]} errors
 * @property {PlaywrightSuite[]} suites
 */

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function failuresIn({ title, suites = [], specs = [] }) {
  const own = specs.filter(({ ok }) => !ok).map((spec) => spec.title)
  return [...own, ...suites.flatMap((suite) => failuresIn(suite))].map((line) => `${title} › ${line}`)
}

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const ASK_PLAYWRIGHT = "console.log(require('@playwright/test').chromium.executablePath())"
/** So that a machine without a network soon goes on with the browser it has. */
const IMPATIENT = [
  '-o',
  'Acquire::Retries=0',
  '-o',
  'Acquire::http::Timeout=10',
  '-o',
  'Acquire::https::Timeout=10',
]

const PACKAGED = 'node_modules/@sparticuz/chromium/package.json'
/** Unpacks it into a folder, with what starts it. */
const UNPACK = 'cli/npm/unpack_chromium.mjs'

/**
 * Names the browser of the tests in CHROMIUM_PATH: the one named there, that of the packages, or else any Chromium that
 * is found or can be installed.
 */
async function ensureChromium() {
  process.env.CHROMIUM_PATH =
    named() ?? (await packaged()) ?? onPath() ?? ofPlaywright() ?? (await installed())
}

function named() {
  const path = process.env.CHROMIUM_PATH
  if (path && !existsSync(path)) throw new LaunchError(`CHROMIUM_PATH aponta para ${path}, que não existe.`)
  return path || undefined
}

/**
 * Returns the program that starts Chromium's headless shell of our packages, unpacked at the first time; undefined where
 * it does not run, which is anywhere but on x64 Linux.
 */
async function packaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const cache = join(root, 'node_modules', '.cache')
  const { version } = JSON.parse(readFileSync(join(root, PACKAGED), 'utf8'))
  const folder = join(cache, `chromium-${version}`)
  const program = join(folder, 'start.sh')
  await withLock(async () => {
    if (!existsSync(program)) await runNode([UNPACK, folder], { quiet: true })
  }, cache)
  return spawnSync(program, ['--version']).status === 0 ? program : undefined
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

function ofPlaywright() {
  const path = execFileSync(node24(), ['-p', ASK_PLAYWRIGHT], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')[0]
  return path && existsSync(path) ? path : undefined
}

async function installed() {
  log('Instalando um Chromium…')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installBySystem()
  const bySystem = onPath()
  if (bySystem) return bySystem
  await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { quiet: true })
  const path = ofPlaywright()
  if (path) return path
  throw new LaunchError(
    'Nenhum Chromium foi encontrado nem pôde ser instalado. Instale o Chromium ou o Chrome, ' +
      'ou indique o programa em CHROMIUM_PATH.',
  )
}

async function installBySystem() {
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await runChild('apt-get', ['update', '-qq', ...IMPATIENT], options)
  await runChild(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...IMPATIENT, 'chromium'],
    options,
  )
}
