import type { CellSeparator } from './lead_archive.ts'

export const PROFESSIONAL_SHEET_FORMATS = ['csv', 'ndjson', 'xlsx'] as const
export type ProfessionalSheetFormat = (typeof PROFESSIONAL_SHEET_FORMATS)[number]

/** A professional by the columns of an import: texts, flags and lists. */
export type ExportedRow = Readonly<Record<string, string | boolean | readonly string[] | null>>

/** Professionals as files that an import reads again. */
export abstract class ProfessionalSheets {
  /** `path` may be - for the standard output, in CSV or NDJSON. Returns how many were written. Throws `SheetUnwritable`. */
  abstract write(
    path: string,
    format: ProfessionalSheetFormat,
    rows: AsyncIterable<ExportedRow>,
    sheet: { columns: readonly string[]; separator?: CellSeparator | undefined },
  ): Promise<number>
}
