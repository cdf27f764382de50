import type { Verdict } from './judge.ts'
import type { Timed } from './measure.ts'

const WIDTHS = [28, 14]
const HEADINGS = ['p50', 'p95', 'p99', 'queries/s', 'right', 'pages', 'misspelt']

export const heading = () => tableRow(['', '', ...HEADINGS])

export function tableRow(cells: readonly string[]): string {
  return cells.map((cell, index) => (WIDTHS[index] ? cell.padEnd(WIDTHS[index]) : cell.padStart(10))).join('')
}

export function figures({ p50, p95, p99, perSecond }: Timed<unknown>): string[] {
  return [...[p50, p95, p99].map((time) => time.toFixed(2)), perSecond.toFixed(perSecond < 100 ? 1 : 0)]
}

export function verdictCells({ right, pages, misspeltPages }: Verdict): string[] {
  return [right, pages, misspeltPages]
}
