import type { ArchivedLead } from './lead_archive.ts'

export type SheetFormat = 'xlsx' | 'csv' | 'json'
/** Between the cells of CSV; programs in Portuguese expect a semicolon. */
export type CellSeparator = ',' | ';'

/** Leads as spreadsheet files that no program takes for formulas, or as a list of JSON. */
export abstract class LeadSheets {
  /** `path` may be - for the standard output, in CSV or JSON. Returns the number of leads written. Throws `SheetUnwritable`. */
  abstract write(
    path: string,
    format: SheetFormat,
    leads: AsyncIterable<ArchivedLead>,
    separator?: CellSeparator,
  ): Promise<number>
}

/** The message is for the operator, in Portuguese. */
export class SheetUnwritable extends Error {
  override readonly name = 'SheetUnwritable'
}
