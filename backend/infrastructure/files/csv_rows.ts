import { once } from 'node:events'
import { CsvError, type Info, parse, type Parser } from 'csv-parse'
import { inSmallPieces } from './in_small_pieces.ts'

export interface CsvRow {
  /** Where it begins, from 1. */
  line: number
  cells: string[]
  /** Bytes before it. */
  startByte: number
  /** Whether it spans more than one line. */
  isTall: boolean
}

export interface BrokenCsv {
  line: number
  startByte: number
}

const LONGEST_ROW = 1024 * 1024

/**
 * Reads rows while they stream by; the end is an unclosed quotation, if there is one, else null. Rows read before the
 * break are never lost, so csv-parse hands them over by `on_record` instead of its own queue.
 */
export async function* csvRows(
  chunks: AsyncIterable<Buffer>,
  delimiter: string,
): AsyncGenerator<CsvRow, BrokenCsv | null> {
  const read: CsvRow[] = []
  let last = { line: 0, byte: 0 }
  const parser = rowParser(delimiter, (cells, { lines, bytes }) => {
    const breaks = cells.reduce((total, cell) => total + breaksIn(cell), 0)
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

function rowParser(delimiter: string, onRow: (cells: string[], info: Info) => void): Parser {
  return parse({
    bom: true,
    record_delimiter: ['\r\n', '\n'],
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
    on_record: (cells: string[], info) => {
      onRow(cells, info)
      return null
    },
  })
}

/** Resolves at the end: with the unclosed quotation, or null. Any other failure is thrown. */
function brokenBy(parser: Parser): Promise<CsvError | null> {
  parser.resume()
  return new Promise((resolve, reject) => {
    parser.once('end', () => resolve(null))
    parser.once('error', (error) => (error instanceof CsvError ? resolve(error) : reject(error)))
  })
}

function breaksIn(cell: string): number {
  return cell.includes('\n') ? cell.split('\n').length - 1 : 0
}
