import type { Contact } from '#domain/leads/contact.ts'
import type { ContactId, ProfessionalId } from '#domain/shared/ids.ts'

/** Identifies repeated submissions. */
export interface ContactRepetition {
  professionalId: ProfessionalId
  /** Keyed hash of the sender and the submission's key, if it has one. */
  idempotencyKey: string | null
  /** Keyed hash of the fields. */
  fingerprint: string
}

/** Patients' leads and messages to professionals. */
export abstract class ContactRepository {
  /** Locks the row until the unit of work ends. */
  abstract findForUpdate(id: ContactId): Promise<Contact | null>
  /** Inserts or updates; stores nothing if the professional is gone. */
  abstract save(contact: Contact): Promise<'professional_not_found' | null>
  /**
   * Returns the first submission with the same fields, or else the same key, stored at `since` or later. Inside a unit
   * of work it waits for an equal concurrent submission, so that the second finds the first.
   */
  abstract findRepeated(repetition: ContactRepetition, since: Date): Promise<Contact | null>
  /** Newest first, then by id; page from 1. Leaves out quarantined ones. */
  abstract listOf(professionalId: ProfessionalId, page: number, limit: number): Promise<Contact[]>
  abstract countOf(professionalId: ProfessionalId): Promise<number>
  /** Deletes for good; does nothing if there is no such contact. */
  abstract remove(id: ContactId): Promise<void>
  /**
   * Stores with the professional the median time to the answer, in minutes, of the leads received at `since` or later;
   * quarantined ones do not count. Below five there is none.
   */
  abstract recomputeAnswerTime(professionalId: ProfessionalId, since: Date): Promise<void>
  /** Does the same for everybody who has such a median, which leads that have grown old no longer bear out. */
  abstract refreshAnswerTimes(since: Date): Promise<void>
  /** Counts those stored at `since` or later, without quarantined ones. */
  abstract countSince(professionalId: ProfessionalId, since: Date): Promise<number>
  /** Counts the quarantined ones of everybody. */
  abstract countQuarantined(): Promise<number>
}
