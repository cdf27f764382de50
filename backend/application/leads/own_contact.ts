import type { ContactRepository } from '#application/ports/contact_repository.ts'
import type { Contact } from '#domain/leads/contact.ts'
import type { ContactId } from '#domain/shared/ids.ts'

/** The viewer's own contact, locked until the unit of work ends; someone else's, or one in quarantine, is as good as none. */
export async function findOwnContact(
  contacts: ContactRepository,
  { contactId, viewerId }: { contactId: ContactId; viewerId: string },
): Promise<Contact | null> {
  const contact = await contacts.findForUpdate(contactId)
  if (!contact || contact.state.quarantined) return null
  return contact.state.professionalId === viewerId ? contact : null
}
