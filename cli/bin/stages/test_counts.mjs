import { existsSync, readFileSync } from 'node:fs'

/** @import { Counts } from './run_stages.mjs' */

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
  /** @type {{ stats: Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>, errors: unknown[] }} */
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'))
  const failed = stats.unexpected === 0 && errors.length > 0 ? 1 : stats.unexpected
  return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped }
}
