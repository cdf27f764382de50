export interface DueRows {
  leads: number
  rejectedReviews: number
  passwordResets: number
  accessRecords: number
  securityEvents: number
  sessions: number
  releasedSlugs: number
}

/** The instants before which rows have had their time. */
export interface RetentionLimits {
  leadsChangedBefore: Date
  reviewsRejectedBefore: Date
  resetsAskedBefore: Date
  accessBefore: Date
  securityEventsBefore: Date
  slugsReleasedBefore: Date
  /** Sessions that end at this instant or before. */
  now: Date
}

/** The rows that are kept for a time only, counted or removed once their time is over. */
export abstract class RetentionStore {
  abstract countDue(limits: RetentionLimits): Promise<DueRows>
  /** For good, in small steps. Returns what went. */
  abstract removeDue(limits: RetentionLimits): Promise<DueRows>
}
