import type { BrazilianDocuments } from '#application/ports/brazilian_documents.ts'
import type { MunicipalityCatalogue } from '#application/ports/municipality_catalogue.ts'
import type { RecordFile, RecordFileChoice, RecordFiles } from '#application/ports/record_files.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, asRecorded } from '../audit/actor.ts'
import { BatchImporter, type BatchTools } from './importing/import_batch.ts'
import type { ImportReport } from './importing/import_report.ts'
import { type ImportOptions, ImportRun } from './importing/import_run.ts'
import { KnownMunicipalities } from '#application/catalogue/known_municipalities.ts'

export interface ImportProfessionalsInput extends RecordFileChoice, ImportOptions {
  by: Actor
  /** Ends after the rows under way; what was stored stays, and the same import again does the rest. */
  signal?: AbortSignal | undefined
}

export interface ImportTools extends BatchTools {
  files: RecordFiles
  municipalities: MunicipalityCatalogue
  documents: BrazilianDocuments
}

/**
 * An operator brings professionals in from a CSV or NDJSON file, known by their e-mail: a new row is created, a changed
 * one updated (columns that are absent stay), an equal one left alone, a bad one kept aside without stopping the rest.
 * Plans and verifications that it changes are on record one by one, everything else by its number; that it began is on
 * record before the first row is stored, so one that is killed leaves its trace too. Memory does not grow with the file. Throws `RecordFileUnusable` where the file as a whole cannot be read.
 */
export class ImportProfessionals {
  readonly #tools: ImportTools

  constructor(tools: ImportTools) {
    this.#tools = tools
  }

  async execute(input: ImportProfessionalsInput): Promise<Result<ImportReport, 'forbidden'>> {
    if (input.by.kind !== 'operator') return fail('forbidden')
    const { files, municipalities, documents } = this.#tools
    const places = KnownMunicipalities.of(await municipalities.all())
    const file = await files.open(input)
    if (!input.dryRun) await this.#auditStart(file.name, input.by)
    const run = new ImportRun(file, new BatchImporter(this.#tools, places, input.by.id), documents, input)
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

  async #auditStart(file: string, by: Actor): Promise<void> {
    await this.#tools.audit.record({
      ...asRecorded({ by }),
      action: 'professionals_import_started',
      subjectKind: 'file',
      subjectId: file,
    })
  }

  async #audit(report: ImportReport, by: Actor): Promise<void> {
    const { file, created, updated, unchanged, failed, interrupted } = report
    await this.#tools.audit.record({
      ...asRecorded({ by }),
      action: 'professionals_imported',
      subjectKind: 'file',
      subjectId: file,
      after: { created, updated, unchanged, failed, interrupted },
    })
  }
}
