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
import { OpenedInput, unpacked } from './opened_input.ts'
import { RefusedRows } from './refused_rows.ts'

const FORMAT_BY_ENDING: Record<string, RecordFormat> = {
  '.csv': 'csv',
  '.tsv': 'csv',
  '.txt': 'csv',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
}

/** CSV, NDJSON and Excel files of the operator's disk, packed by gzip or not, and the standard input. */
export class StreamRecordFiles extends RecordFiles {
  readonly #standardInput: Readable

  constructor(standardInput: Readable = process.stdin) {
    super()
    this.#standardInput = standardInput
  }

  override async open(choice: RecordFileChoice): Promise<RecordFile> {
    const { input, from } = await this.#input(choice)
    const path = from === 'gzip' ? choice.path.replace(/\.gz$/i, '') : choice.path
    const named = from === 'xlsx' ? 'csv' : FORMAT_BY_ENDING[extname(path).toLowerCase()]
    const format = choice.format ?? named ?? input.looksLike()
    const beside = from === 'xlsx' ? path.replace(/\.xlsx$/i, '.csv') : path
    const refused = new RefusedRows(choice.failedPath ?? failedPathOf(beside, format))
    return format === 'csv' ? new CsvRecordFile(input, refused) : new NdjsonRecordFile(input, refused)
  }

  async #input({ path, encoding = 'utf-8' }: RecordFileChoice) {
    if (path !== '-') await refuseUnreadable(path)
    const name = path === '-' ? 'stdin' : basename(path)
    const packed = path === '-' ? this.#standardInput : createReadStream(path)
    const { stream, from } = await unpacked(name, packed)
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
