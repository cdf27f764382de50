import type { CellSeparator } from './lead_archive.ts'

export const PROFESSIONAL_SHEET_FORMATS = ['csv', 'ndjson', 'xlsx'] as const
export type ProfessionalSheetFormat = (typeof PROFESSIONAL_SHEET_FORMATS)[number]

/** A professional in the columns of an import: texts, flags and lists. */
export type ExportedRow = Readonly<Record<string, string | boolean | readonly string[] | null>>

/** Writes professionals to files that an import reads again. */
export abstract class ProfessionalSheets {
  /** `path` may be - for standard output, in CSV or NDJSON. Returns the number written. Throws `SheetUnwritable`. */
  abstract write(
    path: string,
    format: ProfessionalSheetFormat,
    rows: AsyncIterable<ExportedRow>,
    sheet: { columns: readonly string[]; separator?: CellSeparator | undefined },
  ): Promise<number>
}
