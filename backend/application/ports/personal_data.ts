import type { ProfessionalId } from '#domain/shared/ids.ts'

/**
 * Whom a request is about. An account is found by its e-mail alone: a clinic's phone is that of many, and anybody may type
 * somebody else's. A phone finds leads and messages; reviews, which hold neither, are found by their ids.
 */
export interface Person {
  /** As `parseEmail` writes it. */
  email: string | null
  /** 10 to 13 digits. */
  phone: string | null
  reviewIds: readonly string[]
  /** Leads and messages, where only these are meant. */
  contactIds?: readonly string[]
  /** Accounts, where only these are meant. */
  accountIds?: readonly string[]
}

export interface PersonalRecords {
  /** The accounts with their whole profile, without password and photo. */
  professionals: object[]
  services: object[]
  locations: object[]
  insurances: object[]
  faqs: object[]
  /** Leads and contacts the person left. */
  contacts: object[]
  reviews: object[]
  /** What the accounts noted down about leads and messages, with whose id. */
  notes: object[]
  /** What was agreed to with those contacts and reviews, and until when. */
  consents: object[]
  sessions: object[]
  accessRecords: object[]
  /** What was noted of attempts by or against the accounts. */
  securityEvents: object[]
}

export interface ErasedRecords {
  professionals: number
  contacts: number
  reviews: number
  /** Whose accounts these are, to be seen by whoever asked and put nowhere. */
  names: string[]
  /** Addresses that nobody may take for 90 days. */
  heldSlugs: string[]
}

export interface KnownContact {
  kind: 'email' | 'phone'
  value: string
  /** When its row was made. */
  since: Date
}

/** Everything the database holds of one person, and nothing of others. */
export abstract class PersonalData {
  abstract read(person: Person): Promise<PersonalRecords>
  /** Ids of the leads and messages the person left. */
  abstract contactsOf(person: Person): Promise<string[]>
  abstract accountsOf(person: Person): Promise<ProfessionalId[]>
  /** Whose rating changes once the reviews are gone; those who are erased themselves are left out. */
  abstract reviewedBy(person: Person): Promise<ProfessionalId[]>
  /**
   * For good. Access records stay for the time the law sets; words of the names that no visible professional bears any
   * more leave the search. Call inside a unit of work.
   */
  abstract erase(person: Person, at: Date): Promise<ErasedRecords>
  /** Every e-mail and phone that an erasure could be about, once for each row with it; read as it is asked for, in pages. */
  abstract contactsKnown(): AsyncIterable<KnownContact>
}

export interface Erasure {
  kind: 'email' | 'phone' | 'review' | 'contact' | 'account'
  /** Keyed hash of the e-mail or phone; the id of a review, contact or account. */
  subjectHash: string
  erasedAt: Date
}

/** Who was erased, without saying who: kept beside the backups, so that none of them brings anyone back. */
export abstract class ErasureLedger {
  /** Of a subject that comes twice the latest counts. Inside a unit of work it stands or falls with the erasure. */
  abstract add(erasures: readonly Erasure[]): Promise<void>
  abstract all(): Promise<Erasure[]>
}

/** What patients agreed to, by the ids of their leads, messages and reviews. */
export abstract class ConsentLedger {
  /** Returns the number of consents that end now; those that ended before stay as they are. */
  abstract withdraw(subjectIds: readonly string[], at: Date): Promise<number>
}

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
