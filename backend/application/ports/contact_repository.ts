import type { Contact } from '#domain/leads/contact.ts'
import type { ContactId } from '#domain/leads/contact_id.ts'
import type { ProfessionalId } from '#domain/professionals/professional_id.ts'

/** What makes two sendings the same one. */
export interface ContactRepetition {
  professionalId: ProfessionalId
  /** The sender's own key for this sending, where one came. */
  idempotencyKey: string | null
  /** Hash of the fields. */
  fingerprint: string
}

/** Leads and contacts: what patients leave for a professional. */
export abstract class ContactRepository {
  abstract findById(id: ContactId): Promise<Contact | null>
  abstract save(contact: Contact): Promise<void>
  /** The same sending, stored after `since`. */
  abstract findRepeated(repetition: ContactRepetition, since: Date): Promise<Contact | null>
  abstract countSince(professionalId: ProfessionalId, since: Date): Promise<number>
}
