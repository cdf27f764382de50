/**
 * @import { Counts, Ending } from './run_stages.mjs'
 * @typedef {Counts & { name: string, seconds: number, isTests: boolean }} Row
 */

/**
 * The table of tests per kind and, alone on the last line, their sum. A failed stage without a failed test counts as one.
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
  const sum = (/** @type {keyof Counts} */ key) => rows.reduce((total, row) => total + row[key], 0)
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
  return [...table(rows), '', `${sum('passed')} passed, ${sum('failed')} failed${skipped}`].join('\n')
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
