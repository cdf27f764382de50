import { countOf, formatNumber } from '#domain/shared/numbers.ts'
import { asSpreadsheetText } from '#domain/shared/spreadsheet_text.ts'
import { exitCodes } from './exit_codes.ts'
import { inform, UsageError } from './messages.ts'
import type { ListingOptions } from './options.ts'
import { cellOf, type Column, jsonLine, printJson, printTable } from './output.ts'

export interface Listing<Row> {
  /** The name in JSON. */
  name: string
  /** Singular and plural. */
  nouns: readonly [string, string]
  columns: readonly Column<Row>[]
  /** Maximum page size. */
  most: number
  read: (page: number, limit: number) => Promise<{ rows: readonly Row[]; total: number }>
}

type Writer = (page: {
  rows: readonly object[]
  total: number
  isFirst: boolean
  isLast: boolean
}) => Promise<void>

/** Prints a list in the requested form; for people, the total goes to stderr. */
export async function printList<Row extends object>(
  options: ListingOptions,
  listing: Listing<Row>,
): Promise<void> {
  const limit = options.all ? listing.most : options.limit
  const format = options.json ? 'json' : (options.format ?? 'table')
  const write = format === 'table' ? null : await writerOf(format, options, listing.name)
  let shown = 0
  let total = 0
  for (let page = options.all ? 1 : options.page; ; page++) {
    const read = await listing.read(page, limit)
    const isFirst = shown === 0
    shown += read.rows.length
    total = read.total
    const isLast = !options.all || read.rows.length < limit || !process.stdout.writable
    if (write)
      await write({ rows: read.rows.map((row) => chosenFields(row, options.fields)), total, isFirst, isLast })
    else if (read.rows.length > 0)
      printTable(read.rows, columnsFor(listing.columns, read.rows, options.fields))
    if (isLast) break
  }
  process.exitCode = exitCodes.done
  if (format === 'table') inform(`${formatNumber(shown)} de ${countOf(total, ...listing.nouns)}`)
}

function chosenFields(row: object, fields: readonly string[] | undefined): object {
  if (!fields) return row
  const known = new Map<string, unknown>(Object.entries(row))
  return Object.fromEntries(
    fields.map((name) => {
      if (known.has(name)) return [name, known.get(name)]
      throw new UsageError(`Não há o campo '${name}'. Os campos: ${[...known.keys()].join(', ')}`)
    }),
  )
}

function columnsFor<Row extends object>(
  columns: readonly Column<Row>[],
  [first]: readonly Row[],
  fields: readonly string[] | undefined,
): readonly Column<Row>[] {
  if (!fields || !first) return columns
  return Object.keys(chosenFields(first, fields)).map((title) => ({
    title,
    value: (row) => cellOf(Object.entries(row).find(([name]) => name === title)?.[1]),
  }))
}

async function writerOf(
  format: 'csv' | 'json' | 'ndjson',
  { all, page, limit }: ListingOptions,
  name: string,
): Promise<Writer> {
  if (format === 'ndjson') return ({ rows }) => written(rows.map(jsonLine).join(''))
  if (format === 'csv') {
    const { stringify } = await import('csv-stringify/sync')
    return ({ rows, isFirst }) => {
      const cells = rows.map((row) => Object.values(row).map((value: unknown) => spreadsheetCell(value)))
      const heading = isFirst && rows[0] ? [Object.keys(rows[0])] : []
      return written(stringify([...heading, ...cells]))
    }
  }
  if (!all) return async ({ rows, total }) => printJson({ total, page, limit, [name]: rows })
  return ({ rows, total, isFirst, isLast }) => {
    const beginning = isFirst ? `{\n"total": ${total},\n"${name}": [` : ''
    const lines = rows.map((row, index) => `${isFirst && index === 0 ? '' : ','}\n${JSON.stringify(row)}`)
    return written(`${beginning}${lines.join('')}${isLast ? '\n]}\n' : ''}`)
  }
}

/** Waits until the reader has consumed the text. */
async function written(text: string): Promise<void> {
  if (!process.stdout.writable) return
  await new Promise<void>((resolve) => process.stdout.write(text, () => resolve()))
}

/** In the import's format: lists separated by `|`. */
function spreadsheetCell(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const isList = Array.isArray(value) && value.every((each) => typeof each === 'string')
  return asSpreadsheetText(isList ? value.join('|') : String(cellOf(value) ?? ''))
}
