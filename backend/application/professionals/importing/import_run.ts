import type { BrazilianDocuments } from '#application/ports/brazilian_documents.ts'
import {
  type NamedCells,
  type RecordFile,
  RecordFileUnusable,
  type SourceRecord,
} from '#application/ports/record_files.ts'
import { fail } from '#domain/shared/result.ts'
import type { BatchImporter, BatchOutcome } from './batch_importer.ts'
import type { ReadyBatch } from './batch_planner.ts'
import type { BatchRow, RefusedRow } from './plan_batch.ts'
import { checkRecord } from './check_record.ts'
import { problemsInWords } from '#application/system/problems_in_words.ts'
import type { ImportProblem } from './import_problem.ts'
import { emptyReport, type ImportReport, noteUnknownColumns } from './import_report.ts'
import { IMPORT_COLUMNS, underOurNames } from './read_record.ts'
import { RowBatch } from './row_batch.ts'

export interface ImportOptions {
  /** Checks and compares everything, writes nothing; new rows of different batches are not compared with each other. */
  dryRun?: boolean | undefined
  /** Once a batch. */
  onProgress?: (report: ImportReport) => void
  /** After a large file, before what was left for the end. */
  onCompleting?: () => void
  onRefused?: (line: number, problems: readonly ImportProblem[]) => void
  /** A row gave way to a later one of the same e-mail. */
  onRepeated?: (line: number, later: number) => void
}

/**
 * One file on its way in: while a batch is being written, new professionals of the next one are looked up, and the rows of the one
 * after that are checked and worked out.
 */
export class ImportRun {
  readonly report: ImportReport
  readonly #file: RecordFile
  readonly #importer: BatchImporter
  readonly #documents: BrazilianDocuments
  readonly #options: ImportOptions
  #batch = new RowBatch()
  #writing: Promise<void> = Promise.resolve()
  #writingBefore: Promise<void> = Promise.resolve()

  constructor(
    file: RecordFile,
    importer: BatchImporter,
    documents: BrazilianDocuments,
    options: ImportOptions,
  ) {
    this.report = emptyReport(file.name)
    this.#file = file
    this.#importer = importer
    this.#documents = documents
    this.#options = options
  }

  async take(source: SourceRecord): Promise<void> {
    this.report.read++
    const fields = source.fields && underOurNames(source.fields)
    if (fields && this.report.read === 1) refuseForeignFile(fields.names)
    if (fields) noteUnknownColumns(fields, this.report)
    const checked = fields ? this.#check(fields) : fail(unreadable(source))
    if (!checked.ok) this.#batch.refused.push({ source, problems: checked.failure })
    else this.#add({ ...checked.value, source })
    if (this.#batch.isFull()) await this.#writeBatch()
  }

  #add(row: BatchRow): void {
    const earlier = this.#batch.add(row)
    if (!earlier) return
    this.report.repeated++
    this.#options.onRepeated?.(earlier.source.line, row.source.line)
  }

  /** Writes what is left; from then on everyone can be found. */
  async finish(): Promise<void> {
    const { columns } = this.#file
    if (this.report.read === 0 && columns)
      refuseForeignFile(underOurNames({ names: columns, cells: [] }).names)
    await this.#writeBatch()
    await this.#writing
    if (this.#options.dryRun) return
    if (this.#importer.isLarge()) this.#options.onCompleting?.()
    await this.#importer.complete()
  }

  /** Ends when nothing is being written any more, well or badly, and nothing is put off. */
  async settle(): Promise<void> {
    try {
      await this.#writing
    } finally {
      if (!this.#options.dryRun) await this.#importer.settle()
    }
  }

  #check(fields: NamedCells) {
    const { planner } = this.#importer
    return checkRecord(fields, this.#documents, (record) => planner.expect(record))
  }

  async #writeBatch(): Promise<void> {
    const { rows, refused } = this.#batch
    this.#batch = new RowBatch()
    await this.#writingBefore
    const ahead = this.#importer.planner.lookAhead(rows)
    this.#writingBefore = this.#writing
    this.#writing = this.#writing.then(async () => this.#write(rows, refused, await ahead))
    this.#writing.catch(() => 'whoever awaits #writing is told')
  }

  async #write(
    rows: readonly BatchRow[],
    refused: readonly RefusedRow[],
    ahead: ReadyBatch | null,
  ): Promise<void> {
    const outcome =
      rows.length > 0 ? await this.#importer.store(rows, this.#options.dryRun ?? false, ahead) : NOTHING
    this.report.created += outcome.created
    this.report.updated += outcome.updated
    this.report.unchanged += outcome.unchanged
    const all = [...refused, ...outcome.refused].sort((one, other) => one.source.line - other.source.line)
    for (const { source, problems } of all) await this.#refuse(source, problems)
    this.#options.onProgress?.(this.report)
  }

  async #refuse(source: SourceRecord, problems: readonly ImportProblem[]): Promise<void> {
    this.report.failed++
    this.#options.onRefused?.(source.line, problems)
    if (!this.#options.dryRun) await this.#file.reject(source, problemsInWords(problems))
  }
}

const NOTHING: BatchOutcome = { created: 0, updated: 0, unchanged: 0, refused: [] }
const MOST_NAMED = 8
const LONGEST_NAMED = 40

function unreadable({ unreadable: reason = '' }: SourceRecord): ImportProblem[] {
  return [{ field: '', rule: 'unreadable', reason }]
}

function refuseForeignFile(names: readonly string[]): void {
  if (IMPORT_COLUMNS.some((column) => names.includes(column))) return
  const found = names.slice(0, MOST_NAMED).map((name) => `'${name.slice(0, LONGEST_NAMED)}'`)
  const others = names.length > MOST_NAMED ? ' e outras' : ''
  throw new RecordFileUnusable(
    `Nenhuma coluna conhecida: há ${found.join(', ')}${others}. A primeira linha deve ter os nomes dos campos: ${IMPORT_COLUMNS.join(', ')}.`,
  )
}
