import { existsSync, readFileSync } from 'node:fs'

/** What the `counts` reporter of the Japa stages wrote; undefined when they broke off before their end. */
export function japaCountsIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** The same from Playwright's JSON report. */
export function playwrightCountsIn(file) {
  if (!existsSync(file)) return undefined
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'))
  const failed = stats.unexpected === 0 && errors.length > 0 ? 1 : stats.unexpected
  return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped }
}
