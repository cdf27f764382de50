import type { BrazilianDocuments } from '#application/ports/brazilian_documents.ts'
import { type RecordFile, RecordFileUnusable, type SourceRecord } from '#application/ports/record_files.ts'
import { problemsInWords } from '#application/system/problems_in_words.ts'
import { fail } from '#domain/shared/result.ts'
import { checkRecord } from './check_record.ts'
import type { BatchRow, RefusedRow } from './batch_plan.ts'
import type { BatchImporter, BatchOutcome } from './import_batch.ts'
import type { ImportProblem } from './import_problem.ts'
import { emptyReport, type ImportReport, noteUnknownColumns } from './import_report.ts'
import { IMPORT_COLUMNS, underOurNames } from './read_record.ts'

export interface ImportOptions {
  /** Checks and compares everything, writes nothing; new rows of different batches are not compared with each other. */
  dryRun?: boolean | undefined
  /** Once a batch. */
  onProgress?: (report: ImportReport) => void
  onRefused?: (line: number, problems: readonly ImportProblem[]) => void
  /** A row gave way to a later one of the same e-mail. */
  onRepeated?: (line: number, later: number) => void
}

/** One file on its way in: while a batch of 1,000 rows is being written, the rows of the next one are checked. */
export class ImportRun {
  readonly report: ImportReport
  readonly #file: RecordFile
  readonly #importer: BatchImporter
  readonly #documents: BrazilianDocuments
  readonly #options: ImportOptions
  #batch = new RowBatch()
  #writing: Promise<void> = Promise.resolve()

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
    const checked = fields
      ? checkRecord(fields, this.#documents, this.#importer.context())
      : fail(unreadable(source))
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

  /** Writes what is left. */
  async finish(): Promise<void> {
    const { columns } = this.#file
    if (this.report.read === 0 && columns)
      refuseForeignFile(underOurNames({ names: columns, cells: [] }).names)
    await this.#writeBatch()
    await this.#writing
  }

  /** Resolves when nothing is being written any more, well or badly. */
  async settle(): Promise<void> {
    await this.#writing.catch(() => 'take and finish throw it')
  }

  async #writeBatch(): Promise<void> {
    const batch = this.#batch
    this.#batch = new RowBatch()
    await this.#writing
    this.#writing = this.#write(batch)
    this.#writing.catch(() => 'whoever awaits #writing is told')
  }

  async #write({ rows, refused }: RowBatch): Promise<void> {
    const outcome =
      rows.length > 0 ? await this.#importer.store(rows, this.#options.dryRun ?? false) : NOTHING
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

const SIZE = 1_000

/** Rows that are written together, one an e-mail. */
class RowBatch {
  readonly rows: BatchRow[] = []
  /** Those that are wrong by themselves; told with the others, in the order of their lines. */
  readonly refused: RefusedRow[] = []
  readonly #places = new Map<string, number>()

  /** The earlier row of the same e-mail, which gave way; null where there was none. */
  add(row: BatchRow): BatchRow | null {
    const place = this.#places.get(row.email)
    const earlier = place === undefined ? undefined : this.rows[place]
    if (place !== undefined && earlier) {
      this.rows[place] = row
      return earlier
    }
    this.#places.set(row.email, this.rows.push(row) - 1)
    return null
  }

  isFull(): boolean {
    return this.rows.length + this.refused.length >= SIZE
  }
}

const NOTHING: BatchOutcome = { created: 0, updated: 0, unchanged: 0, refused: [] }
const MAX_NAMED = 8
const MAX_NAME_LENGTH = 40

function unreadable({ unreadable: reason = '' }: SourceRecord): ImportProblem[] {
  return [{ field: '', rule: 'unreadable', reason }]
}

function refuseForeignFile(names: readonly string[]): void {
  if (IMPORT_COLUMNS.some((column) => names.includes(column))) return
  const found = names.slice(0, MAX_NAMED).map((name) => `'${name.slice(0, MAX_NAME_LENGTH)}'`)
  const others = names.length > MAX_NAMED ? ' e outras' : ''
  throw new RecordFileUnusable(
    `Nenhuma coluna conhecida: há ${found.join(', ')}${others}. A primeira linha deve ter os nomes dos campos: ${IMPORT_COLUMNS.join(', ')}.`,
  )
}
