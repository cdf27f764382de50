import type { BrazilianDocuments } from '#application/ports/brazilian_documents.ts'
import {
  type NamedCells,
  type RecordFile,
  RecordFileUnusable,
  type SourceRecord,
} from '#application/ports/record_files.ts'
import { fail } from '#domain/shared/result.ts'
import type { BatchImporter } from './batch_importer.ts'
import type { ReadyBatch } from './batch_planner.ts'
import type { BatchRow } from './plan_batch.ts'
import { checkRecord } from './check_record.ts'
import { problemsInWords } from '#application/system/problems_in_words.ts'
import type { ImportProblem } from './import_problem.ts'
import { emptyReport, type ImportReport, noteUnknownColumns } from './import_report.ts'
import { IMPORT_COLUMNS } from './read_record.ts'
import { RowBatch } from './row_batch.ts'

export interface ImportOptions {
  /** Checks and compares everything, writes nothing; new rows of different batches are not compared with each other. */
  dryRun?: boolean
  /** Once a batch. */
  onProgress?: (report: ImportReport) => void
  /** After a large file, before what was left for the end. */
  onCompleting?: () => void
  onRefused?: (line: number, problems: readonly ImportProblem[]) => void
}

/**
 * One file on its way in: while a batch is being written, newcomers of the next one are looked up, and the rows of the one
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
    if (source.fields && this.report.read === 1) refuseForeignFile(source.fields)
    noteUnknownColumns(source, this.report)
    const checked = source.fields ? this.#check(source.fields) : fail(unreadable(source))
    if (!checked.ok) await this.#refuse(source, checked.failure)
    else if (this.#batch.add({ ...checked.value, source })) this.report.repeated++
    if (this.#batch.isFull()) await this.#writeBatch()
  }

  /** Writes what is left; from then on everyone can be found. */
  async finish(): Promise<void> {
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
    const { rows } = this.#batch
    this.#batch = new RowBatch()
    await this.#writingBefore
    const ahead = this.#importer.planner.lookAhead(rows)
    this.#writingBefore = this.#writing
    this.#writing = this.#writing.then(async () => this.#write(rows, await ahead))
    this.#writing.catch(() => 'whoever awaits #writing is told')
  }

  async #write(rows: readonly BatchRow[], ahead: ReadyBatch | null): Promise<void> {
    if (rows.length === 0) return
    const outcome = await this.#importer.store(rows, this.#options.dryRun ?? false, ahead)
    this.report.created += outcome.created
    this.report.updated += outcome.updated
    this.report.unchanged += outcome.unchanged
    for (const { source, problems } of outcome.refused) await this.#refuse(source, problems)
    this.#options.onProgress?.(this.report)
  }

  async #refuse(source: SourceRecord, problems: readonly ImportProblem[]): Promise<void> {
    this.report.failed++
    this.#options.onRefused?.(source.line, problems)
    if (!this.#options.dryRun) await this.#file.reject(source, problemsInWords(problems))
  }
}

function unreadable({ unreadable: reason = '' }: SourceRecord): ImportProblem[] {
  return [{ field: '', rule: 'unreadable', reason }]
}

function refuseForeignFile({ names }: NamedCells): void {
  if (IMPORT_COLUMNS.some((column) => names.includes(column))) return
  throw new RecordFileUnusable(
    `Nenhuma coluna conhecida. A primeira linha deve ter os nomes dos campos: ${IMPORT_COLUMNS.join(', ')}.`,
  )
}
