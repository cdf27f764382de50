import type { RecordFile, SourceRecord } from '#application/ports/record_files.ts'
import { fieldsByName } from './fields_by_name.ts'
import { linesOf } from './lines.ts'
import { inSmallPieces } from './in_small_pieces.ts'
import type { OpenedInput } from './opened_input.ts'
import type { RefusedRows } from './refused_rows.ts'

/** One JSON object a line; blank lines are skipped. */
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
