import type { LeadStatus } from '#domain/leads/lead_status.ts'
import type { ContactId } from '#domain/shared/ids.ts'

export interface LeadArchiveFilter {
  id?: ContactId | undefined
  /** Id, slug or e-mail of whom the leads are for. */
  professional?: string | undefined
  status?: LeadStatus | undefined
  /** Left at this instant or later. */
  from?: Date | undefined
  /** Left before this instant. */
  until?: Date | undefined
}

export interface ArchivedLead {
  id: string
  professional: string
  slug: string
  patientName: string
  whatsapp: string | null
  serviceOfInterest: string | null
  location: string | null
  message: string
  leadStatus: LeadStatus
  /** The professional's own. */
  note: string | null
  consentVersion: string | null
  createdAt: Date
}

/** Leads of all professionals, for operators; those in quarantine are left out. */
export abstract class LeadArchive {
  /** Oldest first, streamed. */
  abstract read(filter: Omit<LeadArchiveFilter, 'id'>): AsyncIterable<ArchivedLead>
  /** Newest first, id as the tie-break; page from 1. */
  abstract list(
    filter: LeadArchiveFilter,
    page: number,
    limit: number,
  ): Promise<{ rows: ArchivedLead[]; total: number }>
}

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
