import type { ArchivedLead } from './lead_archive.ts'

export type SheetFormat = 'xlsx' | 'csv'

/** Leads as spreadsheet files that no program takes for formulas. */
export abstract class LeadSheets {
  /** `path` may be - for the standard output, in CSV. Answers how many leads were written. Throws `SheetUnwritable`. */
  abstract write(path: string, format: SheetFormat, leads: AsyncIterable<ArchivedLead>): Promise<number>
}

/** The message is for the operator, in Portuguese. */
export class SheetUnwritable extends Error {
  override readonly name = 'SheetUnwritable'
}
