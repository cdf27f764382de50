import type { BrazilianDocuments } from '#application/ports/brazilian_documents.ts'
import type { MunicipalityCatalogue } from '#application/ports/municipality_catalogue.ts'
import {
  type RecordFile,
  type RecordFileChoice,
  type RecordFiles,
  RecordFileUnusable,
  type SourceRecord,
} from '#application/ports/record_files.ts'
import type { LeftOut, LeftOutCounts, RegisterMapping, Registers } from '#application/ports/registers.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { KnownMunicipalities } from '#application/catalogue/municipalities.ts'
import { problemsInWords } from '#application/system/problems_in_words.ts'
import { type Actor, asRecorded } from '../audit/actor.ts'
import { BatchImporter, type BatchTools, NOTHING } from './importing/import_batch.ts'
import { type ImportReport, emptyReport, noteUnknownColumns } from './importing/import_report.ts'
import { changesOf, checkRecord, type FieldChange } from './importing/check_record.ts'
import type { BatchRow, Planned, RefusedRow } from './importing/batch_plan.ts'
import { fromRegister, REGISTER_COLUMNS } from './importing/register_columns.ts'
import type { ImportProblem } from './importing/import_problem.ts'
import type { Register } from '#domain/professionals/register.ts'
import { registrationKey } from '#domain/professionals/registration_number.ts'
import {
  type ColumnNames,
  columnNames,
  FULL_NAME,
  IMPORT_COLUMNS,
  underOurNames,
} from './importing/column_names.ts'

export interface ImportProfessionalsInput extends RecordFileChoice, ImportOptions {
  by: Actor
  /** Stops after the current rows; stored ones stay, and the same import again continues. */
  signal?: AbortSignal | undefined
}

export interface ImportTools extends BatchTools {
  files: RecordFiles
  municipalities: MunicipalityCatalogue
  documents: BrazilianDocuments
  registers: Registers
  /**
   * Whether the next rows are read while a batch is written: a quarter faster, and two processors busy. False where
   * visitors search meanwhile.
   */
  readsAhead: boolean
}

/**
 * Imports professionals from a file for an operator. The e-mail identifies a professional, in a row without one, which
 * only a named register may have, the registration: a new row is created, a
 * changed one updated (absent columns stay), an equal one left alone, an invalid one set aside without stopping the
 * rest. Changed plans and verifications are audited one by one, the rest by its number; the import's start is audited
 * before the first row is stored. Memory use does not grow with the file. Throws `RecordFileUnusable`.
 */
export class ImportProfessionals {
  readonly #tools: ImportTools

  constructor(tools: ImportTools) {
    this.#tools = tools
  }

  async execute(input: ImportProfessionalsInput): Promise<Result<ImportReport, 'forbidden'>> {
    if (input.by.kind !== 'operator') return fail('forbidden')
    const { files, municipalities } = this.#tools
    const places = KnownMunicipalities.of(await municipalities.all())
    const meaning = await this.#meaning(input)
    const file = await files.open(input)
    if (!input.dryRun) await this.#auditStart(file.name, input.by)
    const importId = input.dryRun ? null : await this.#begin(file.name)
    const importer = new BatchImporter(this.#tools, places, {
      ...input,
      operator: input.by.id,
      importId,
    })
    const run = new ImportRun(
      file,
      importer,
      { ...this.#tools, municipalities: places },
      {
        ...input,
        ...meaning,
      },
    )
    run.report.importId = importId
    try {
      for await (const record of file.records()) {
        if (input.signal?.aborted) break
        await run.take(record)
      }
      await run.finish()
    } catch (error) {
      await run.settle()
      await this.#close(run.report, file, input).catch(() => 'what went wrong first is told')
      throw error
    }
    await this.#close(run.report, file, input)
    return ok(run.report)
  }

  async #close(report: ImportReport, file: RecordFile, input: ImportProfessionalsInput): Promise<void> {
    report.failedFile = await file.close()
    report.interrupted = input.signal?.aborted ?? false
    if (!input.dryRun) await this.#audit(report, input.by)
  }

  /** What an operator calls a column goes before what the register does. */
  async #meaning({ mappedBy, columns }: ImportProfessionalsInput): Promise<RegisterMeaning> {
    if (mappedBy === undefined) return { columns, mapping: undefined }
    const mapping = await this.#tools.registers.mapping(mappedBy)
    const named = columnNames(Object.entries(mapping.columns).map((pair) => pair.join('=')))
    if (!named)
      throw new RecordFileUnusable(`O mapeamento ${mappedBy} tem uma coluna que a importação não conhece.`)
    return { columns: new Map([...named, ...(columns ?? [])]), mapping }
  }

  async #begin(file: string): Promise<string | null> {
    return (await this.#tools.professionalImports?.begin(file, this.#tools.clock.now())) ?? null
  }

  async #auditStart(file: string, by: Actor): Promise<void> {
    await this.#tools.audit.record({
      ...asRecorded({ by }),
      action: 'professionals_import_started',
      subjectKind: 'file',
      subjectId: file,
    })
  }

  async #audit(report: ImportReport, by: Actor): Promise<void> {
    const { file, importId, created, updated, unchanged, failed, interrupted } = report
    await this.#tools.audit.record({
      ...asRecorded({ by }),
      action: 'professionals_imported',
      subjectKind: 'file',
      subjectId: file,
      after: { importId, created, updated, unchanged, failed, interrupted },
    })
  }
}

interface RegisterMeaning {
  columns: ColumnNames | undefined
  mapping: RegisterMapping | undefined
}

interface ImportOptions {
  /** Checks and compares everything, writes nothing; new rows of different batches are not compared with each other. */
  dryRun?: boolean | undefined
  /** The register that the file comes from: its rows may lack an e-mail. */
  register?: Register | undefined
  /** The registration by which the one row's person is known, for an operator's edit. */
  edited?: string | undefined
  /** What the operator calls the file's columns, before the names we know. */
  columns?: ColumnNames | undefined
  /** The register that the file is from: a mapping's name, or its path. */
  mappedBy?: string | undefined
  /** Called once per batch. */
  onProgress?: (report: ImportReport) => void
  /** Leaves known people as they are. */
  onlyNew?: boolean | undefined
  /** A blank cell clears the field; otherwise it changes nothing. */
  clearsEmpty?: boolean | undefined
  /** Called for each known person who changes. */
  onChanged?: (line: number, slug: string, changes: readonly FieldChange[]) => void
  onRefused?: (line: number, problems: readonly ImportProblem[]) => void
  /** Called when a later row with the same e-mail replaces a row. */
  onRepeated?: (line: number, later: number) => void
}

type RunTools = Pick<ImportTools, 'documents' | 'readsAhead' | 'registers'> & {
  municipalities: KnownMunicipalities
}

/** The import of one file in batches of 1,000 rows. */
class ImportRun {
  readonly report: ImportReport
  readonly #file: RecordFile
  readonly #importer: BatchImporter
  readonly #tools: RunTools
  readonly #options: ImportOptions & RegisterMeaning
  #batch = new RowBatch()
  #writing: Promise<void> = Promise.resolve()

  constructor(
    file: RecordFile,
    importer: BatchImporter,
    tools: RunTools,
    options: ImportOptions & RegisterMeaning,
  ) {
    this.report = emptyReport(file.name)
    this.#file = file
    this.#importer = importer
    this.#tools = tools
    this.#options = options
  }

  async take(source: SourceRecord): Promise<void> {
    this.report.read++
    const fields = source.fields && underOurNames(source.fields, this.#options.columns)
    if (fields && this.report.read === 1) refuseForeignFile(fields.names)
    if (fields) noteUnknownColumns(fields, this.report)
    const meant = fields && fromRegister(fields, { ...this.#tools, mapping: this.#options.mapping })
    if (meant && !meant.ok) return this.#leaveOut(meant.failure)
    const checked = meant
      ? checkRecord(meant.value, this.#tools.documents, this.#importer.context())
      : fail(unreadable(source))
    if (!checked.ok) this.#batch.refused.push({ source, problems: checked.failure })
    else this.#add({ ...checked.value, source })
    if (this.#batch.isFull()) await this.#writeBatch()
  }

  #leaveOut(reason: LeftOut, count = 1): void {
    const { leftOut } = this.report
    leftOut[reason] = (leftOut[reason] ?? 0) + count
  }

  #leaveOutAll(counts: LeftOutCounts): void {
    for (const [reason, count] of Object.entries(counts)) this.#leaveOut(reason as LeftOut, count)
  }

  #add(row: BatchRow): void {
    const earlier = this.#batch.add(row)
    if (!earlier) return
    this.report.repeated++
    this.#options.onRepeated?.(earlier.source.line, row.source.line)
  }

  /** Writes the remaining rows. */
  async finish(): Promise<void> {
    const { columns } = this.#file
    if (this.report.read === 0 && columns)
      refuseForeignFile(underOurNames({ names: columns, cells: [] }, this.#options.columns).names)
    await this.#writeBatch()
    await this.#writing
    this.#leaveOutAll(this.#file.leftOut ?? {})
  }

  /** Resolves when no write is running, whether writes succeeded or failed. */
  async settle(): Promise<void> {
    await this.#writing.catch(() => 'take and finish throw it')
  }

  async #writeBatch(): Promise<void> {
    const batch = this.#batch
    this.#batch = new RowBatch()
    await this.#writing
    this.#writing = this.#write(batch)
    this.#writing.catch(() => 'whoever awaits #writing is told')
    if (!this.#tools.readsAhead) await this.#writing
  }

  async #write({ rows, refused }: RowBatch): Promise<void> {
    const outcome =
      rows.length > 0 ? await this.#importer.store(rows, this.#options.dryRun ?? false) : NOTHING
    this.report.created += outcome.created
    this.report.updated += outcome.updated
    this.report.unchanged += outcome.unchanged
    this.report.kept += outcome.kept
    this.#leaveOutAll(outcome.leftOut)
    for (const planned of outcome.changes) this.#noteChange(planned)
    const all = [...refused, ...outcome.refused].sort((one, other) => one.source.line - other.source.line)
    for (const { source, problems } of all) await this.#refuse(source, problems)
    this.#options.onProgress?.(this.report)
  }

  #noteChange({ row, state, current }: Planned): void {
    if (!current) return
    const { changedFields } = this.report
    const changes = changesOf(current, state)
    for (const { field } of changes) changedFields[field] = (changedFields[field] ?? 0) + 1
    this.#options.onChanged?.(row.source.line, current.slug, changes)
  }

  async #refuse(source: SourceRecord, problems: readonly ImportProblem[]): Promise<void> {
    this.report.failed++
    this.#options.onRefused?.(source.line, problems)
    if (!this.#options.dryRun) await this.#file.reject(source, problemsInWords(problems))
  }
}

const SIZE = 1_000

/** Rows to write together, one per e-mail. */
class RowBatch {
  readonly rows: BatchRow[] = []
  /** Rows that are invalid by themselves; reported with the others in line order. */
  readonly refused: RefusedRow[] = []
  readonly #places = new Map<string, number>()

  /** Returns the earlier row with the same e-mail, which it replaces, or null. */
  add(row: BatchRow): BatchRow | null {
    const key = row.email || registrationKey(row.columns.crm ?? '')
    const place = key ? this.#places.get(key) : undefined
    const earlier = place === undefined ? undefined : this.rows[place]
    if (place !== undefined && earlier) {
      this.rows[place] = row
      return earlier
    }
    this.#places.set(key, this.rows.push(row) - 1)
    return null
  }

  isFull(): boolean {
    return this.rows.length + this.refused.length >= SIZE
  }
}

const MAX_NAMED = 8
const MAX_NAME_LENGTH = 40

function unreadable({ unreadable: reason = '' }: SourceRecord): ImportProblem[] {
  return [{ field: '', rule: 'unreadable', reason }]
}

function refuseForeignFile(names: readonly string[]): void {
  if ([...IMPORT_COLUMNS, FULL_NAME, ...REGISTER_COLUMNS].some((column) => names.includes(column))) return
  const found = names.slice(0, MAX_NAMED).map((name) => `'${name.slice(0, MAX_NAME_LENGTH)}'`)
  const others = names.length > MAX_NAMED ? ' e outras' : ''
  throw new RecordFileUnusable(
    `Nenhuma coluna conhecida: há ${found.join(', ')}${others}. A primeira linha deve ter os nomes dos campos: ${IMPORT_COLUMNS.join(', ')}.`,
  )
}
