import type { LeadStatus } from '#domain/leads/lead_status.ts'
import type { ContactId } from '#domain/shared/ids.ts'

export interface LeadArchiveFilter {
  id?: ContactId | undefined
  /** Id, slug or e-mail of the professional. */
  professional?: string | undefined
  status?: LeadStatus | undefined
  /** Created at this instant or later. */
  from?: Date | undefined
  /** Created before this instant. */
  until?: Date | undefined
  /** The quarantined leads and messages, instead of the visible leads. */
  quarantined?: boolean | undefined
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
  quarantined: boolean
  createdAt: Date
}

/** Leads of all professionals, for operators. */
export abstract class LeadArchive {
  /** Oldest first, streamed; without quarantined ones. */
  abstract read(filter: Omit<LeadArchiveFilter, 'id' | 'quarantined'>): AsyncIterable<ArchivedLead>
  /** Newest first, then by id; page from 1. */
  abstract list(
    filter: LeadArchiveFilter,
    page: number,
    limit: number,
  ): Promise<{ rows: ArchivedLead[]; total: number }>
}

export type SheetFormat = 'xlsx' | 'csv' | 'json'
/** Between CSV cells; spreadsheet programs in Portuguese expect a semicolon. */
export type CellSeparator = ',' | ';'

/** Writes leads as spreadsheets whose cells cannot be executed as formulas, or as JSON. */
export abstract class LeadSheets {
  /** `path` may be - for standard output, in CSV or JSON. Returns the number written. Throws `SheetUnwritable`. */
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
