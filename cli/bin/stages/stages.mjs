import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from '../launch/build_frontend.mjs'
import { ensureInstalled } from '../launch/install.mjs'
import { root } from '../launch/root.mjs'
import { runNode } from '../launch/run_child.mjs'
import { ensureChromium } from './chromium.mjs'
import { japaCountsIn, playwrightCountsIn } from './test_counts.mjs'

/** @import { Given, Stage } from './run_stages.mjs' */

/** The native compiler, four times as quick; dependency-cruiser still needs the one written in JavaScript. */
const TYPE_CHECKER = 'node_modules/typescript-native/bin/tsc'
/** All of the TypeScript, and the JavaScript of the launchers. */
const TYPE_CHECKS = [
  [TYPE_CHECKER, '--noEmit', '-p', 'tsconfig.json'],
  [TYPE_CHECKER, '--noEmit', '-p', 'cli/bin/tsconfig.json'],
]
const TEST_ENTRY = 'backend/infrastructure/server/bin/test.ts'
const BOUNDARIES = 'cli/bin/check_boundaries.ts'
/** What a first visit to a public screen may weigh. */
const FIRST_LOAD = ['bench/first_load.ts']
/** Rules, the layout of the text, whatever nothing uses, and what we are made of. */
const LINTERS = [
  ['node_modules/oxlint/bin/oxlint', '--type-aware'],
  ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  ['node_modules/knip/bin/knip.js'],
  ['cli/bin/check_supply.ts'],
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
  { name: 'chromium', run: done(ensureChromium) },
  { ...japa('unit'), lane: 'source' },
  { name: 'types', lane: 'source', run: untilOneFails(TYPE_CHECKS) },
  { name: 'lint', lane: 'source', run: untilOneFails(LINTERS) },
  {
    name: 'boundaries',
    lane: 'source',
    run: ({ held }) => (existsSync(join(root, BOUNDARIES)) ? runNode([BOUNDARIES], { held }) : 0),
  },
  { name: 'build', lane: 'source', run: done(ensureBuilt) },
  {
    name: 'browser',
    lane: 'site',
    needs: ['chromium', 'build'],
    run: playwright,
    counts: playwrightCountsIn,
  },
  { ...japa('database'), lane: 'site' },
  { ...japa('cli'), lane: 'site' },
  { ...japa('api'), lane: 'site', needs: ['build'] },
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
      const code = await runNode(program, { held })
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
