import type { Contact } from '#domain/leads/contact.ts'
import type { ContactId, ProfessionalId } from '#domain/shared/ids.ts'

/** What makes two sendings the same one. */
export interface ContactRepetition {
  professionalId: ProfessionalId
  /** Keyed hash of the sender and their own key for this submission, where one came. */
  idempotencyKey: string | null
  /** Keyed hash of the fields. */
  fingerprint: string
}

/** Leads and contacts: what patients leave for a professional. */
export abstract class ContactRepository {
  /** Locks the row until the unit of work ends. */
  abstract findForUpdate(id: ContactId): Promise<Contact | null>
  /** Inserts or updates; nothing is stored where the professional is gone. */
  abstract save(contact: Contact): Promise<'professional_not_found' | null>
  /**
   * The first submission with the same fields, or else with the same key, stored at `since` or later. Inside a unit of work an equal
   * submission under way elsewhere is waited for, so that of two at once the second finds the first.
   */
  abstract findRepeated(repetition: ContactRepetition, since: Date): Promise<Contact | null>
  /** Newest first, id as the tie-break; page from 1. Those in quarantine are left out here and in the count. */
  abstract listOf(professionalId: ProfessionalId, page: number, limit: number): Promise<Contact[]>
  abstract countOf(professionalId: ProfessionalId): Promise<number>
  /** For good. Removing what is not there changes nothing. */
  abstract remove(id: ContactId): Promise<void>
  /** Stored at `since` or later; those in quarantine do not count. */
  abstract countSince(professionalId: ProfessionalId, since: Date): Promise<number>
}
