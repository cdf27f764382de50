import { assert } from '@japa/assert'
import { configure, run } from '@japa/runner'
import { spec } from '@japa/runner/reporters'
import { glob } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { writeFileSync } from 'node:fs'
import type { NamedReporterContract, RunnerSummary } from '@japa/runner/types'
import { openTestServer } from '../testing/test_server.ts'

/**
 * A silent Japa reporter named `counts`, to run beside a readable one: at the end it writes `{passed, failed, skipped,
 * failures}` as JSON to the file that TEST_COUNTS_FILE names, if any.
 */
function japaCounts(): NamedReporterContract {
  return {
    name: 'counts',
    handler(runner, emitter) {
      const path = process.env.TEST_COUNTS_FILE
      if (!path) return
      emitter.on('runner:end', () => {
        const { aggregates, hasError, failureTree } = runner.getSummary()
        const passed = aggregates.passed + aggregates.regression
        const failed = hasError ? Math.max(1, aggregates.failed) : aggregates.failed
        const skipped = aggregates.skipped + aggregates.todo
        const failures = failureTree.flatMap(({ children }) => children).flatMap((node) => failuresOf(node))
        writeFileSync(path, JSON.stringify({ passed, failed, skipped, failures }))
      })
    },
  }
}

type Failure = RunnerSummary['failureTree'][number]['children'][number]

/** One line each: group, test and error message. */
function failuresOf(node: Failure, path = ''): string[] {
  const name = path + (node.type === 'group' ? node.name : node.title)
  const own = node.errors.map(({ error }) => `${name}: ${firstLine(error)}`)
  return node.type === 'group'
    ? [...own, ...node.children.flatMap((child) => failuresOf(child, `${name} › `))]
    : own
}

const firstLine = (error: unknown): string => String(error).split('\n')[0] ?? ''

const SUITES: Record<string, (file: string) => boolean> = {
  unit: (file) => /\.spec\.tsx?$/.test(file) && !/\.(database|api|cli)\.spec\./.test(file),
  database: (file) => file.endsWith('.database.spec.ts'),
  api: (file) => file.endsWith('.api.spec.ts'),
  cli: (file) => file.endsWith('.cli.spec.ts'),
}

const [suite = '', ...wanted] = process.argv.slice(2)
const belongs = SUITES[suite]
if (!belongs)
  fail(`Usage: npm run spec -- SUITE [PART_OF_A_PATH …]. Suites: ${Object.keys(SUITES).join(', ')}.`)

const files: URL[] = []
for await (const file of glob('{backend,search,cli,frontend,bench}/**/*.spec.{ts,tsx}', {
  exclude: ['**/node_modules/**'],
})) {
  if (belongs(file) && (wanted.length === 0 || wanted.some((part) => file.includes(part)))) {
    files.push(pathToFileURL(file))
  }
}
if (files.length === 0) fail(`No ${suite} spec has ${wanted.join(' or ')} in its path.`)

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

const server = suite === 'unit' ? null : await openTestServer()
configure({
  files: () => files.toSorted((one, other) => one.href.localeCompare(other.href)),
  plugins: [assert()],
  reporters: { activated: ['spec', 'counts'], list: [spec(), japaCounts()] },
  importer: (file) => import(file.href),
  teardown: [async () => server?.close()],
  forceExit: true,
  timeout: 120_000,
})
await run()
