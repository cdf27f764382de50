import type { ProfessionalId } from '#domain/shared/ids.ts'

/**
 * The subject of a request. An account is found by its e-mail alone, since many share a clinic's phone and anybody may
 * type another's. A phone finds leads and messages; reviews hold neither and are found by id.
 */
export interface Person {
  /** As `parseEmail` writes it. */
  email: string | null
  /** 10 to 13 digits. */
  phone: string | null
  reviewIds: readonly string[]
  /** Restricts the request to these leads and messages. */
  contactIds?: readonly string[]
  /** Restricts the request to these accounts. */
  accountIds?: readonly string[]
}

export interface StoredPhoto {
  professionalId: ProfessionalId
  hash: string
}

export interface PersonalRecords {
  /** The accounts with their complete profiles, without the password. */
  professionals: object[]
  /** Which photo each account shows. */
  photos: StoredPhoto[]
  services: object[]
  locations: object[]
  insurances: object[]
  faqs: object[]
  /** The person's leads and messages. */
  contacts: object[]
  reviews: object[]
  /** The person's claims of profiles, or of their removal. */
  profileClaims: object[]
  /** The accounts' notes about leads and messages, with those ids. */
  notes: object[]
  /** The accounts' answers and objections to reviews, with those ids. */
  answers: object[]
  /** When the accounts' registrations were asked to be checked, what was checked and decided. */
  verifications: object[]
  /** The consents to those contacts and reviews, and until when they hold. */
  consents: object[]
  /** Names and dates of the passkeys, whether an app is set up and since when, and how many recovery codes are left. */
  secondFactors: object[]
  /** Earlier addresses of the profile. */
  formerSlugs: object[]
  /** E-mails that wait to be confirmed, and former ones from which there is a way back. */
  otherEmails: object[]
  /** What patients wrote about the accounts, without who wrote it. */
  reviewsReceived: object[]
  /** Daily counts of appearances and contacts, and of visits. */
  dailyCounts: object[]
  /** The figures of the months that are mailed, and which mails by the calendar the accounts declined. */
  months: object[]
  declinedMails: object[]
  /** What the accounts themselves did, as the audit log has it. */
  ownActions: object[]
  sessions: object[]
  /** The browsers with notices: since when, and by which push service. */
  pushDevices: object[]
  accessRecords: object[]
  /** Security events of and against the accounts. */
  securityEvents: object[]
}

export interface ErasedRecords {
  professionals: number
  contacts: number
  reviews: number
  /** Claims that the person sent of profiles. */
  profileClaims: number
  /** The names of the accounts, to be shown to the requester and stored nowhere. */
  names: string[]
  /** Slugs reserved for 90 days. */
  heldSlugs: string[]
  /** The registrations of the accounts, likewise. */
  registrations: string[]
}

export interface KnownContact {
  kind: 'email' | 'phone'
  value: string
  /** When its row was created. */
  since: Date
}

/** All data that the database holds on one person, and nothing on others. */
export abstract class PersonalData {
  abstract read(person: Person): Promise<PersonalRecords>
  /** Returns the ids of the person's leads and messages. */
  abstract contactsOf(person: Person): Promise<string[]>
  abstract accountsOf(person: Person): Promise<ProfessionalId[]>
  /** Returns the professionals whose rating changes without the reviews, except those erased themselves. */
  abstract reviewedBy(person: Person): Promise<ProfessionalId[]>
  /**
   * Erases for good. Access records stay for their legal term; words of names that no visible professional bears leave
   * the search. Call inside a unit of work.
   */
  abstract erase(person: Person, at: Date): Promise<ErasedRecords>
  /** Yields every e-mail and phone that an erasure may concern, once per row with it; reads in pages. */
  abstract contactsKnown(): AsyncIterable<KnownContact>
}

export interface Erasure {
  kind: 'email' | 'phone' | 'registration' | 'review' | 'contact' | 'account'
  /** Keyed hash of the e-mail, phone or registration; the id of a review, contact or account. */
  subjectHash: string
  erasedAt: Date
}

/** Hashes of erased people, kept beside the backups so that no restore brings anyone back. */
export abstract class ErasureLedger {
  /** The latest erasure of a subject counts. Takes part in the unit of work of the erasure. */
  abstract add(erasures: readonly Erasure[]): Promise<void>
  abstract all(): Promise<Erasure[]>

  /** Returns those of the subjects that were erased. */
  async known(subjectHashes: readonly string[]): Promise<Set<string>> {
    const all = new Set((await this.all()).map(({ subjectHash }) => subjectHash))
    return new Set(subjectHashes.filter((each) => all.has(each)))
  }
}

/** Consents of patients, by the ids of their leads, messages and reviews. */
export abstract class ConsentLedger {
  /** Returns the number of consents that end now; earlier ends stay. */
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
  profileClaims: number
  /** Of professionals and of posts, with what would undo them. */
  imports: number
}

/** The instants before which rows have expired. */
export interface RetentionLimits {
  leadsChangedBefore: Date
  reviewsRejectedBefore: Date
  resetsAskedBefore: Date
  accessBefore: Date
  securityEventsBefore: Date
  slugsReleasedBefore: Date
  claimsAskedBefore: Date
  professionalImportsBefore: Date
  postImportsBefore: Date
  claimsDecidedBefore: Date
  /** Sessions that end at this instant or before. */
  now: Date
}

/** Counts and removes the rows with a limited retention. */
export abstract class RetentionStore {
  abstract countDue(limits: RetentionLimits): Promise<DueRows>
  /** Deletes for good, in small steps. Returns the counts. */
  abstract removeDue(limits: RetentionLimits): Promise<DueRows>
}
