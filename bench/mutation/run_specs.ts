import { assert } from '@japa/assert'
import { configure, run } from '@japa/runner'
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Mutant } from './find_mutants.ts'

/** Runs specs with one file of the project changed in memory, and ends with 1 at the first failure. */
const { mutant, specs } = JSON.parse(process.argv[2] ?? '') as { mutant: Mutant | null; specs: string[] }

/* What the specs start is not counted with them. */
delete process.env['NODE_V8_COVERAGE']

if (mutant) {
  const changed = pathToFileURL(resolve(mutant.file)).href
  const source = readFileSync(mutant.file, 'utf8')
  const text = source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end)
  registerHooks({
    load: (url, context, next) =>
      url === changed
        ? { format: 'module-typescript', source: text, shortCircuit: true }
        : next(url, context),
  })
}

configure({
  files: () => specs.map((spec) => pathToFileURL(resolve(spec))),
  plugins: [assert()],
  reporters: {
    activated: ['first failure'],
    list: [
      {
        name: 'first failure',
        handler(_, emitter) {
          emitter.on('test:end', ({ hasError, title, errors }) => {
            if (!hasError) return
            process.stderr.write(`${title.expanded}: ${String(errors[0]?.error)}\n`)
            process.exit(1)
          })
        },
      },
    ],
  },
  importer: (file) => import(file.href),
  forceExit: true,
  /* No time-out: a slow machine must not look like a failure, and whoever started this process limits it. */
  timeout: 0,
})
await run()
