import type { RecordFile, SourceRecord, NamedCells } from '#application/ports/record_files.ts'
import { inSmallPieces, type OpenedInput } from './opened_input.ts'
import type { RefusedRows } from './refused_rows.ts'

/** One JSON object per line; skips blank lines. */
export class NdjsonRecordFile implements RecordFile {
  readonly name: string
  readonly #input: OpenedInput
  readonly #refused: RefusedRows

  constructor(input: OpenedInput, refused: RefusedRows) {
    this.name = input.name
    this.#input = input
    this.#refused = refused
  }

  async *records(): AsyncGenerator<SourceRecord> {
    for await (const { number, text } of linesOf(inSmallPieces(this.#input.chunks()))) {
      if (text === null) yield unreadable(number, '', 'a linha tem mais de 1 MB')
      else if (text.trim()) yield recordOf(number, text)
    }
  }

  async reject({ fields, raw }: SourceRecord, reason: string): Promise<void> {
    const line = fields
      ? JSON.stringify({ _error: reason, ...Object.fromEntries(fieldsByName(fields)) })
      : String(raw)
    await this.#refused.add(`${line}\n`)
  }

  close(): Promise<string | null> {
    return this.#refused.close()
  }
}

function recordOf(line: number, text: string): SourceRecord {
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
      return unreadable(line, text, 'a linha não é um objeto JSON')
    const { _error: _, ...fields } = parsed as Record<string, unknown>
    return { line, fields: { names: Object.keys(fields), cells: Object.values(fields) }, raw: text }
  } catch {
    return unreadable(line, text, 'a linha não é JSON válido')
  }
}

function unreadable(line: number, raw: string, reason: string): SourceRecord {
  return { line, fields: null, raw, unreadable: reason }
}

interface Line {
  /** From 1. */
  number: number
  /** Without its line end; null if it is too long to hold in memory. */
  text: string | null
}

const MAX_LINE_LENGTH = 1024 * 1024
const BYTE_ORDER_MARK = /^\uFEFF/u

/** Yields the lines of a UTF-8 stream; an endless line cannot fill the memory. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let number = 1
  let pending: string | null = ''
  for await (const chunk of chunks) {
    const [head = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n')
    pending = joined(pending, head)
    for (const other of others) {
      yield { number, text: tidy(pending, number) }
      number++
      pending = joined('', other)
    }
  }
  if (pending !== '') yield { number, text: tidy(pending, number) }
}

function joined(pending: string | null, more: string): string | null {
  return pending === null || pending.length + more.length > MAX_LINE_LENGTH ? null : pending + more
}

function tidy(text: string | null, number: number): string | null {
  const line = text?.replace(/\r$/, '') ?? null
  return number === 1 ? (line?.replace(BYTE_ORDER_MARK, '') ?? null) : line
}

/** If a name occurs twice, its last cell counts. */
export function fieldsByName({ names, cells }: NamedCells): ReadonlyMap<string, unknown> {
  return new Map(names.map((name, index) => [name, cells[index]]))
}
