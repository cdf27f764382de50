import type { DisputedInsurer } from './insurer_reports.ts'

/** What waits for administrators and operators, on the panel and in their mail of the day. */
export interface Today {
  verificationRequests: number
  /** Open claims and requests for removal of unclaimed profiles. */
  profileClaims: number
  /** Reported since the last decision. */
  reportedReviews: number
  quarantinedReviews: number
  /** Leads and messages of patients. */
  quarantinedContacts: number
  /** Listed insurers that patients say were not accepted. */
  disputedInsurers: DisputedInsurer[]
  /** Mails that failed and are tried again. */
  failingMails: number
  /** Jobs that failed too often. */
  givenUpJobs: number
  /** Null if no backup is on record; those of other programs are unknown. */
  lastBackupAt: Date | null
}
