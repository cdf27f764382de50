import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { Readable } from 'node:stream'
import { CsvError, type Info, parse, type Parser } from 'csv-parse'
import { stringify } from 'csv-stringify/sync'
import { once } from 'node:events'
import {
  type RecordFile,
  type RecordFileChoice,
  RecordFiles,
  RecordFileUnusable,
  type RecordFormat,
  type NamedCells,
  type SourceRecord,
} from '#application/ports/record_files.ts'
import { asSpreadsheetText, fromSpreadsheetText } from '#domain/shared/spreadsheet_text.ts'
import { NdjsonRecordFile } from './ndjson_record_file.ts'
import { OpenedInput, unpacked, inSmallPieces } from './opened_input.ts'
import { refuseOwnSource } from './refused_file.ts'
import { RefusedRows } from './refused_rows.ts'

const ERROR_COLUMN = '_error'
const SEPARATOR_LINE = /^\uFEFF?sep=(.)$/iu
const UNCLOSED = 'há aspas abertas que não se fecham nesta linha'

/** The first row names the columns; the delimiter is its most frequent one of comma, semicolon and tab. */
class CsvRecordFile implements RecordFile {
  readonly name: string
  readonly #input: OpenedInput
  readonly #refused: RefusedRows
  readonly #delimiter: string
  readonly #bareNumbers: boolean
  #columns: string[] | null = null
  /** Excel's line before the header: `sep=;`. */
  #hasSeparatorLine: boolean

  /** `bareNumbers`: texts are quoted, and what is not and reads as a number is one. */
  constructor(input: OpenedInput, refused: RefusedRows, { bareNumbers }: { bareNumbers: boolean }) {
    this.name = input.name
    this.#input = input
    this.#refused = refused
    this.#bareNumbers = bareNumbers
    const separator = SEPARATOR_LINE.exec(input.firstLine())?.[1]
    this.#hasSeparatorLine = separator !== undefined
    this.#delimiter = separator ?? delimiterOf(input.firstLine())
  }

  get columns(): readonly string[] | null {
    return this.#columns
  }

  /** An unclosed quotation would swallow the following rows, so reading restarts at the next line. */
  async *records(): AsyncGenerator<SourceRecord> {
    let chunks = this.#input.chunks()
    let start = { line: 0, byte: 0 }
    for (;;) {
      const broken = yield* this.#readUntilBroken(chunks, start)
      if (!broken) return
      const { text, nextByte } = this.#input.canSeek()
        ? await this.#input.lineAt(broken.startByte)
        : { text: '', nextByte: null }
      yield { line: broken.line, fields: null, raw: [text], unreadable: UNCLOSED }
      if (nextByte === null) return
      start = { line: broken.line, byte: nextByte }
      chunks = this.#input.chunksFrom(nextByte)
    }
  }

  async *#readUntilBroken(
    chunks: AsyncIterable<Buffer>,
    start: { line: number; byte: number },
  ): AsyncGenerator<SourceRecord, BrokenCsv | null> {
    const rows = csvRows(chunks, this.#delimiter, this.#bareNumbers)
    for (let next = await rows.next(); ; next = await rows.next()) {
      const place = next.value
      const moved = place && { line: place.line + start.line, startByte: place.startByte + start.byte }
      if (next.done) return moved
      if (this.#swallowsOthers(next.value)) return moved
      if (next.value.cells.every((cell) => String(cell).trim() === '')) continue
      if (this.#columns) yield this.#recordOf(next.value, this.#columns, start.line)
      else if (this.#hasSeparatorLine) this.#hasSeparatorLine = false
      else this.#columns = next.value.cells.map((name) => String(name).trim())
    }
  }

  #swallowsOthers({ cells, isTall }: CsvRow): boolean {
    const isMisshapen = this.#columns !== null && cells.length !== this.#columns.length
    return isMisshapen && isTall && this.#input.canSeek()
  }

  #recordOf({ cells, line }: CsvRow, columns: readonly string[], linesBefore: number): SourceRecord {
    const place = { line: line + linesBefore, raw: cells.map(String) }
    if (cells.length !== columns.length) {
      const unreadable = `a linha tem ${cells.length} colunas em vez de ${columns.length}`
      return { ...place, fields: null, unreadable }
    }
    const read = cells.map((cell) => (typeof cell === 'string' ? fromSpreadsheetText(cell) : cell))
    return { ...place, fields: this.#withoutReason({ names: columns, cells: read }) }
  }

  #withoutReason({ names, cells }: NamedCells): NamedCells {
    const reason = names.indexOf(ERROR_COLUMN)
    if (reason < 0) return { names, cells }
    return { names: names.toSpliced(reason, 1), cells: cells.toSpliced(reason, 1) }
  }

  /** The reason is the first cell, so that a row with missing cells has it in the same place. */
  async reject({ raw }: SourceRecord, reason: string): Promise<void> {
    const columns = this.#columns ?? []
    const cells = typeof raw === 'string' ? [raw] : raw
    const hadReason = columns.indexOf(ERROR_COLUMN)
    const without = (row: readonly string[]) => row.filter((_, index) => index !== hadReason)
    const write = (row: readonly string[]) =>
      stringify([row.map((cell) => asSpreadsheetText(cell))], { delimiter: this.#delimiter })
    await this.#refused.add(write([reason, ...without(cells)]), write([ERROR_COLUMN, ...without(columns)]))
  }

  close(): Promise<string | null> {
    return this.#refused.close()
  }
}

function delimiterOf(header: string): string {
  const count = (mark: string) => header.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

type Cell = string | number

interface CsvRow {
  /** Its first line, from 1. */
  line: number
  cells: Cell[]
  /** Bytes before it. */
  startByte: number
  /** Whether it spans several lines. */
  isTall: boolean
}

interface BrokenCsv {
  line: number
  startByte: number
}

const MAX_ROW_LENGTH = 1024 * 1024

/**
 * Streams rows; returns an unclosed quotation, or null. csv-parse delivers them by `on_record` instead of its own
 * queue, so that rows before the error are never lost.
 */
async function* csvRows(
  chunks: AsyncIterable<Buffer>,
  delimiter: string,
  bareNumbers: boolean,
): AsyncGenerator<CsvRow, BrokenCsv | null> {
  const read: CsvRow[] = []
  let last = { line: 0, byte: 0 }
  const parser = rowParser(delimiter, bareNumbers, (cells, { lines, bytes }) => {
    const breaks = cells.reduce<number>((total, cell) => total + breaksIn(cell), 0)
    read.push({ line: lines - breaks, cells, startByte: last.byte, isTall: breaks > 0 })
    last = { line: lines, byte: bytes }
  })
  const broken = brokenBy(parser)
  for await (const chunk of inSmallPieces(chunks)) {
    if (!parser.write(chunk) && !parser.errored) await Promise.race([once(parser, 'drain'), broken])
    yield* read.splice(0)
    if (parser.errored) break
  }
  parser.end()
  const failure = await broken
  yield* read.splice(0)
  return failure ? { line: last.line + 1, startByte: last.byte } : null
}

const NUMBER = /^\d+(?:\.\d+)?$/

function rowParser(
  delimiter: string,
  bareNumbers: boolean,
  onRow: (cells: Cell[], info: Info) => void,
): Parser {
  return parse({
    bom: true,
    record_delimiter: ['\r\n', '\n'],
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_LENGTH,
    ...(bareNumbers && {
      cast: (cell: string, { quoting }: { quoting: boolean }) =>
        !quoting && NUMBER.test(cell) ? Number(cell) : cell,
    }),
    on_record: (cells: Cell[], info) => {
      onRow(cells, info)
      return null
    },
  })
}

/** Resolves at the end with the unclosed quotation, or null; throws any other failure. */
function brokenBy(parser: Parser): Promise<CsvError | null> {
  parser.resume()
  return new Promise((resolve, reject) => {
    parser.once('end', () => resolve(null))
    parser.once('error', (error) => (error instanceof CsvError ? resolve(error) : reject(error)))
  })
}

function breaksIn(cell: Cell): number {
  return typeof cell === 'string' && cell.includes('\n') ? cell.split('\n').length - 1 : 0
}

const FORMAT_BY_ENDING: Record<string, RecordFormat> = {
  '.csv': 'csv',
  '.tsv': 'csv',
  '.txt': 'csv',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
}

/** Reads CSV, NDJSON and Excel files, plain or gzipped, from disk or standard input. */
export class StreamRecordFiles extends RecordFiles {
  readonly #standardInput: Readable

  constructor(standardInput: Readable = process.stdin) {
    super()
    this.#standardInput = standardInput
  }

  override async open(choice: RecordFileChoice): Promise<RecordFile> {
    if (choice.failedPath) await refuseOwnSource(choice.failedPath, choice.path)
    const { input, from } = await this.#input(choice)
    const path = from === 'gzip' ? choice.path.replace(/\.gz$/i, '') : choice.path
    const named = from === 'xlsx' ? 'csv' : FORMAT_BY_ENDING[extname(path).toLowerCase()]
    const format = choice.format ?? named ?? input.looksLike()
    if (format === 'csv' && JSON_LIST.test(input.firstLine())) throw new RecordFileUnusable(IS_JSON_LIST)
    const beside = from === 'xlsx' ? path.replace(/\.xlsx$/i, '.csv') : path
    const refused = new RefusedRows(choice.failedPath ?? failedPathOf(beside, format))
    return format === 'csv'
      ? new CsvRecordFile(input, refused, { bareNumbers: from === 'xlsx' })
      : new NdjsonRecordFile(input, refused)
  }

  async #input({ path, encoding = 'utf-8' }: RecordFileChoice) {
    if (path !== '-') await refuseUnreadable(path)
    const name = path === '-' ? 'stdin' : basename(path)
    const packed = path === '-' ? this.#standardInput : createReadStream(path)
    const { stream, from } = await unpacked(name, packed, path === '-' ? null : path)
    const isOpenFile = path !== '-' && from === null
    const input = await OpenedInput.of(
      name,
      stream,
      from === 'xlsx' ? 'utf-8' : encoding,
      isOpenFile ? path : undefined,
    )
    return { input, from }
  }
}

const JSON_LIST = /^\uFEFF?\s*\[\s*(?:[{\]].*)?$/u
const IS_JSON_LIST =
  "É uma lista em JSON: use NDJSON, um objeto por linha, como faz `jq -c '.[]' lista.json > lista.ndjson`."

async function refuseUnreadable(path: string): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new RecordFileUnusable(`O arquivo ${path} não existe.`)
  if (found.isDirectory()) throw new RecordFileUnusable(`${path} é uma pasta, não um arquivo.`)
  const handle = await open(path).catch(() => null)
  if (!handle) throw new RecordFileUnusable(`Sem permissão para ler ${path}.`)
  await handle.close()
}

/** `medicos.csv` → `medicos.failed.csv`, in the same folder. */
function failedPathOf(path: string, format: RecordFormat): string {
  if (path === '-') return `stdin.failed.${format}`
  const ending = extname(path)
  return `${path.slice(0, path.length - ending.length)}.failed${ending || `.${format}`}`
}
