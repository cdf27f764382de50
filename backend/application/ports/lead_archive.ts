import type { LeadStatus } from '#domain/leads/lead_status.ts'

export interface LeadArchiveFilter {
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
  consentVersion: string | null
  createdAt: Date
}

/** Leads of all professionals, for operators; those in quarantine are left out. */
export abstract class LeadArchive {
  /** Oldest first, streamed. */
  abstract read(filter: LeadArchiveFilter): AsyncIterable<ArchivedLead>
}
