import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { Readable } from 'node:stream'
import {
  type RecordFile,
  type RecordFileChoice,
  RecordFiles,
  RecordFileUnusable,
  type RecordFormat,
} from '#application/ports/record_files.ts'
import { CsvRecordFile } from './csv_record_file.ts'
import { NdjsonRecordFile } from './ndjson_record_file.ts'
import { OpenedInput } from './opened_input.ts'
import { RefusedRows } from './refused_rows.ts'

const FORMAT_BY_ENDING: Record<string, RecordFormat> = {
  '.csv': 'csv',
  '.tsv': 'csv',
  '.txt': 'csv',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
}

/** CSV and NDJSON files of the operator's disk, and the standard input. */
export class StreamRecordFiles extends RecordFiles {
  readonly #standardInput: Readable

  constructor(standardInput: Readable = process.stdin) {
    super()
    this.#standardInput = standardInput
  }

  override async open(choice: RecordFileChoice): Promise<RecordFile> {
    const input = await this.#input(choice)
    const format = choice.format ?? FORMAT_BY_ENDING[extname(choice.path).toLowerCase()] ?? input.looksLike()
    const refused = new RefusedRows(choice.failedPath ?? failedPathOf(choice.path, format))
    return format === 'csv' ? new CsvRecordFile(input, refused) : new NdjsonRecordFile(input, refused)
  }

  async #input({ path, encoding = 'utf-8' }: RecordFileChoice): Promise<OpenedInput> {
    if (path === '-') return OpenedInput.of('stdin', this.#standardInput, encoding)
    await refuseUnreadable(path)
    return OpenedInput.of(basename(path), createReadStream(path), encoding, path)
  }
}

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
