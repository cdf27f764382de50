import { formatNumber } from '#domain/shared/numbers.ts'

/** For machines: the whole answer as JSON, its keys in English. */
export function printJson(answer: unknown): void {
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`)
}

export interface Column<Row> {
  title: string
  value: (row: Row) => string | number | null
  align?: 'left' | 'right'
}

const GAP = '  '
const NARROWEST = 60
const WIDEST_CELL = 44

/** For people: aligned columns, each as wide as it needs to be and no wider than fits. */
export function printTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): void {
  const cells = rows.map((row) => columns.map(({ value }) => printable(value(row))))
  const widths = columns.map(({ title }, index) =>
    Math.min(WIDEST_CELL, Math.max(title.length, ...cells.map((row) => row[index]?.length ?? 0))),
  )
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) => aligned(cell, widths[index] ?? 0, columns[index]?.align))
      .join(GAP)
      .trimEnd()
  const lines = [columns.map(({ title }) => title), ...cells].map(line)
  process.stdout.write(`${lines.map(fitted).join('\n')}\n`)
}

/** A title and its value on each line. */
export function printFields(
  fields: readonly (readonly [string, string | number | null])[],
  output: { write(text: string): unknown } = process.stdout,
): void {
  const width = Math.max(...fields.map(([title]) => title.length))
  const lines = fields.map(([title, value]) => `${title.padEnd(width)}${GAP}${printable(value)}`)
  output.write(`${lines.join('\n')}\n`)
}

/** Words from the database must not steer the terminal. */
function printable(value: string | number | null): string {
  if (value === null) return '–'
  if (typeof value === 'number') return formatNumber(value)
  // oxlint-disable-next-line no-control-regex
  return value.replace(/[\u0000-\u001F\u007F-\u009F]+/g, ' ')
}

function aligned(cell: string, width: number, align: 'left' | 'right' = 'left'): string {
  const text = cell.length > width ? `${cell.slice(0, width - 1)}…` : cell
  return align === 'right' ? text.padStart(width) : text.padEnd(width)
}

function fitted(line: string): string {
  const width = process.stdout.isTTY ? Math.max(NARROWEST, process.stdout.columns) : Infinity
  return line.length > width ? `${line.slice(0, width - 1)}…` : line
}
