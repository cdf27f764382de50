import { styleText } from 'node:util'
import { Help } from 'commander'
import { wallClock } from '#domain/shared/dates.ts'
import { formatNumber } from '#domain/shared/numbers.ts'

/** For programs: the whole result as JSON, with English keys. */
export function printJson(answer: unknown): void {
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`)
}

/** One of many results, on one line. */
export function jsonLine(answer: unknown): string {
  return `${JSON.stringify(answer)}\n`
}

export interface Column<Row> {
  title: string
  value: (row: Row) => string | number | null
  align?: 'left' | 'right'
}

/** Formats any value for a cell. */
export function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number' || typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
    ? value.join(', ')
    : JSON.stringify(value)
}

interface Output {
  isTTY?: boolean
  /** 0 if the terminal's width is unknown. */
  columns?: number
  write(text: string): unknown
}

const GAP = '  '
const NARROWEST = 60
/** A longer title shifts only its own line. */
const WIDEST_PADDING = 44

/**
 * For people: aligned columns. On a narrow terminal cells wrap, and if not even words fit, each row is printed as
 * lines; nothing is ever truncated.
 */
export function printTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  output: Output = process.stdout,
): void {
  const titles = columns.map(({ title }) => title)
  const cells = rows.map((row) => columns.map(({ value }) => printable(value(row))))
  const widths = titles.map((title, index) =>
    Math.min(WIDEST_PADDING, Math.max(title.length, ...cells.map((row) => row[index]?.length ?? 0))),
  )
  const isOpen = !output.isTTY
  const fitting = isOpen ? widths : fittedWidths(widths, [titles, ...cells], output.columns || NARROWEST)
  if (!fitting) return printRecords(titles, cells, output)
  const lines = (row: readonly string[]) => {
    const parts = row.map((cell, index) => (isOpen ? [cell] : wrapped(cell, fitting[index] ?? 0)))
    const height = Math.max(...parts.map(({ length }) => length))
    return Array.from({ length: height }, (_, line) =>
      parts
        .map((part, index) => aligned(part[line] ?? '', fitting[index] ?? 0, columns[index]?.align))
        .join(GAP)
        .trimEnd(),
    )
  }
  const heading = lines(titles).map((line) => (isOpen ? line : coloured('bold', line)))
  output.write(`${[...heading, ...cells.flatMap(lines)].join('\n')}\n`)
}

/** Narrows the widest columns first, none below its longest word; null if that is not enough. */
function fittedWidths(
  natural: readonly number[],
  rows: readonly (readonly string[])[],
  room: number,
): number[] | null {
  const widths = [...natural]
  const least = widths.map((_, index) =>
    Math.max(...rows.map((row) => Math.max(...(row[index] ?? '').split(' ').map(({ length }) => length)))),
  )
  for (;;) {
    const total = widths.reduce((sum, width) => sum + width + GAP.length, -GAP.length)
    if (total <= room) return widths
    const spare = widths.map((width, index) => width - (least[index] ?? 0))
    const widest = spare.indexOf(Math.max(...spare))
    if ((spare[widest] ?? 0) <= 0) return null
    widths[widest] = Math.max(least[widest] ?? 0, (widths[widest] ?? 0) - (total - room))
  }
}

function printRecords(titles: readonly string[], rows: readonly (readonly string[])[], output: Output): void {
  for (const [index, row] of rows.entries()) {
    if (index > 0) output.write('\n')
    printFields(
      titles.map((title, column) => [title, row[column] ?? '']),
      output,
    )
  }
}

const help = Object.assign(new Help(), { minWidthToWrap: 1 })

/** Wraps between words as help does; a longer word gets a line of its own. */
function wrapped(text: string, width: number): string[] {
  return help.boxWrap(text, Math.max(width, 1)).split('\n')
}

/** An instant in São Paulo's time zone: '24/11/2026, 09:05:03'. Intl's first use would take 13 ms of each command. */
export function moment(instant: Date): string {
  const [day = '', time = ''] = wallClock(instant).toISOString().split('T')
  return `${day.split('-').toReversed().join('/')}, ${time.slice(0, 8)}`
}

export type Field = readonly [title: string, value: string | number | null]

/** A text after `beginning`; on a terminal its further lines are indented. */
export function hanging(
  beginning: string,
  text: string,
  width: number,
  output: Output = process.stdout,
): string {
  const parts = output.isTTY ? wrapped(text, (output.columns || NARROWEST) - width) : [text]
  return beginning + parts.join(`\n${' '.repeat(width)}`)
}

/** A title and its value per line; on a terminal a long value is indented. */
export function printFields(fields: readonly Field[], output: Output = process.stdout): void {
  const width = Math.max(...fields.map(([title]) => title.length))
  const room = (output.columns || NARROWEST) - width - GAP.length
  const lines = fields.flatMap(([title, value]) => {
    const parts = output.isTTY ? wrapped(printable(value), room) : [printable(value)]
    return parts.map((part, line) => `${(line === 0 ? title : '').padEnd(width)}${GAP}${part}`)
  })
  output.write(`${lines.join('\n')}\n`)
}

/** On a terminal with colours, unless NO_COLOR is set. */
export function coloured(style: 'bold' | 'red' | 'green' | 'yellow', text: string): string {
  return styleText(style, text, { stream: process.stdout })
}

/** Removes control characters: text from the database must not steer the terminal. */
function printable(value: string | number | null): string {
  if (value === null) return '–'
  if (typeof value === 'number') return formatNumber(value)
  // oxlint-disable-next-line no-control-regex
  return value.replace(/[\u0000-\u001F\u007F-\u009F]+/g, ' ')
}

function aligned(cell: string, width: number, align: 'left' | 'right' = 'left'): string {
  return align === 'right' ? cell.padStart(width) : cell.padEnd(width)
}
