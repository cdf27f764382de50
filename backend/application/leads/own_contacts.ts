import type { Ports } from '#application/ports/ports.ts'
import type { ContactRepository } from '#application/ports/contact_repository.ts'
import { ANSWER_TIME_MS } from '#domain/leads/answer_time.ts'
import type { Contact } from '#domain/leads/contact.ts'
import { type ContactId, type AccountId, accountOf } from '#domain/shared/ids.ts'
import { ok, type Result, fail } from '#domain/shared/result.ts'
import { actorOf, auditEntry, type Viewer } from '../audit/actor.ts'
import {
  type OwnershipDependencies,
  type OwnRequest,
  ensureOwner,
  type OwnershipRefusal,
} from '../professionals/editing/own_profile.ts'
import type { LeadStatus } from '#domain/leads/lead_status.ts'
import { UseCase } from '../use_case.ts'

/** Returns the viewer's own contact, locked until the unit of work ends; null for another's or a quarantined one. */
async function findOwnContact(
  contacts: ContactRepository,
  { contactId, viewerId }: { contactId: ContactId; viewerId: AccountId },
): Promise<Contact | null> {
  const contact = await contacts.findForUpdate(contactId)
  if (!contact || contact.state.quarantined) return null
  return accountOf(contact.state.professionalId) === viewerId ? contact : null
}

interface ListContactsInput extends OwnRequest {
  /** From 1. */
  page: number
  /** At most 1,000. */
  limit: number
}

interface ListedContacts {
  contacts: Contact[]
  /** Of all pages. */
  total: number
}

type ListContactsDependencies = OwnershipDependencies & Ports<'contacts' | 'auditLog'>

/** Lists a professional's contacts for the owner alone, newest first; every reading is logged. */
export class ListContacts extends UseCase<ListContactsDependencies> {
  async execute(input: ListContactsInput): Promise<Result<ListedContacts, OwnershipRefusal>> {
    const ownership = await ensureOwner(this.deps, input)
    if (!ownership.ok) return ownership
    const { professionalId, viewer, page, limit } = input
    const { contacts, auditLog } = this.deps
    await auditLog.record(
      auditEntry({ by: actorOf(viewer) }, 'contacts_read', ['professional', professionalId]),
    )
    const listed = await contacts.listOf(professionalId, page, limit)
    return ok({ contacts: listed, total: await contacts.countOf(professionalId) })
  }
}

/** Tells the owner which lead or message is the newest, so that an open screen learns of others; nothing of a patient. */
export class FindNewestContact extends UseCase<OwnershipDependencies & Ports<'contacts'>> {
  async execute(input: OwnRequest): Promise<Result<{ id: ContactId | null }, OwnershipRefusal>> {
    const ownership = await ensureOwner(this.deps, input)
    if (!ownership.ok) return ownership
    const [newest] = await this.deps.contacts.listOf(input.professionalId, 1, 1)
    return ok({ id: newest?.id ?? null })
  }
}

interface UpdateLeadStatusInput {
  contactId: ContactId
  viewerId: AccountId
  status: LeadStatus
}

type UpdateLeadStatusFailure = 'contact_not_found' | 'lead_already_attended' | 'lead_already_contacted'

type ChangeContactDependencies = Ports<'contacts' | 'unitOfWork' | 'clock'>

/** Stores the contact, and the professional's answer time where this answered it for the first time. */
async function saveAnswered(
  { contacts, clock }: Ports<'contacts' | 'clock'>,
  contact: Contact,
  wasAnswered: boolean,
): Promise<void> {
  await contacts.save(contact)
  if (wasAnswered || !contact.state.answeredAt) return
  const since = new Date(clock.now().getTime() - ANSWER_TIME_MS)
  await contacts.recomputeAnswerTime(contact.state.professionalId, since)
}

/** Advances a lead's status, for its professional. The status never goes back; the same status changes nothing. */
export class UpdateLeadStatus extends UseCase<ChangeContactDependencies> {
  /** Returns whether the contact exists and is the viewer's; to be called before the status is validated. */
  async check(
    input: Pick<UpdateLeadStatusInput, 'contactId' | 'viewerId'>,
  ): Promise<Result<void, 'contact_not_found'>> {
    return (await findOwnContact(this.deps.contacts, input)) ? ok() : fail('contact_not_found')
  }

  execute(input: UpdateLeadStatusInput): Promise<Result<Contact, UpdateLeadStatusFailure>> {
    const { contacts, unitOfWork, clock } = this.deps
    return unitOfWork.run(async () => {
      const contact = await findOwnContact(contacts, input)
      if (!contact) return fail('contact_not_found')
      const wasAnswered = contact.state.answeredAt !== null
      const moved = contact.moveTo(input.status, clock.now())
      if (!moved.ok) return moved
      await saveAnswered(this.deps, contact, wasAnswered)
      return ok(contact)
    })
  }
}

/** Notes that the professional calls or writes to the patient of a lead; only the first time counts. */
export class AnswerLead extends UseCase<ChangeContactDependencies> {
  execute(input: { contactId: ContactId; viewerId: AccountId }): Promise<Result<void, 'contact_not_found'>> {
    const { contacts, unitOfWork, clock } = this.deps
    return unitOfWork.run(async () => {
      const contact = await findOwnContact(contacts, input)
      if (!contact) return fail('contact_not_found')
      if (contact.state.answeredAt) return ok()
      contact.answer(clock.now())
      await saveAnswered(this.deps, contact, false)
      return ok()
    })
  }
}

interface NoteContactInput {
  contactId: ContactId
  viewerId: AccountId
  /** Blank removes the note. */
  note: string
}

/** Stores a note that only the professional reads. */
export class NoteContact extends UseCase<ChangeContactDependencies> {
  /** Returns whether the contact exists and is the viewer's; to be called before the note is validated. */
  async check(input: Omit<NoteContactInput, 'note'>): Promise<Result<void, 'contact_not_found'>> {
    return (await findOwnContact(this.deps.contacts, input)) ? ok() : fail('contact_not_found')
  }

  execute(input: NoteContactInput): Promise<Result<Contact, 'contact_not_found' | 'note_invalid'>> {
    const { contacts, unitOfWork, clock } = this.deps
    return unitOfWork.run(async () => {
      const contact = await findOwnContact(contacts, input)
      if (!contact) return fail('contact_not_found')
      const noted = contact.noteDown(input.note, clock.now())
      if (!noted.ok) return noted
      await contacts.save(contact)
      return ok(contact)
    })
  }
}

/** Deletes a contact. The audit entry holds who did it and when, nothing of the patient. */
export class DeleteContact extends UseCase<Ports<'contacts' | 'auditLog' | 'unitOfWork'>> {
  execute({
    contactId,
    viewer,
  }: {
    contactId: ContactId
    viewer: Viewer
  }): Promise<Result<void, 'contact_not_found'>> {
    const { contacts, auditLog, unitOfWork } = this.deps
    return unitOfWork.run(async () => {
      const contact = await findOwnContact(contacts, { contactId, viewerId: viewer.id })
      if (!contact) return fail('contact_not_found')
      await contacts.remove(contactId)
      await auditLog.record(auditEntry({ by: actorOf(viewer) }, 'contact_deleted', ['contact', contactId]))
      return ok()
    })
  }
}
