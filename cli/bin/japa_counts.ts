import { writeFileSync } from 'node:fs'
import type { NamedReporterContract } from '@japa/runner/types'

/**
 * A silent Japa reporter named `counts`, to be activated beside the one for people: at the end it
 * writes `{passed, failed, skipped}` as JSON to the file that TEST_COUNTS_FILE names, if it names one.
 */
export function japaCounts(): NamedReporterContract {
  return {
    name: 'counts',
    handler(runner, emitter) {
      const path = process.env.TEST_COUNTS_FILE
      if (!path) return
      emitter.on('runner:end', () => {
        const { aggregates, hasError } = runner.getSummary()
        const passed = aggregates.passed + aggregates.regression
        const failed = hasError ? Math.max(1, aggregates.failed) : aggregates.failed
        writeFileSync(path, JSON.stringify({ passed, failed, skipped: aggregates.skipped + aggregates.todo }))
      })
    },
  }
}
