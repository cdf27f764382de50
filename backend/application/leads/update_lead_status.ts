import type { Clock } from '#application/ports/clock.ts'
import type { ContactRepository } from '#application/ports/contact_repository.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import type { Contact } from '#domain/leads/contact.ts'
import type { ContactId } from '#domain/shared/ids.ts'
import type { LeadStatus } from '#domain/leads/lead_status.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { findOwnContact } from './own_contact.ts'

export interface UpdateLeadStatusInput {
  contactId: ContactId
  viewerId: string
  status: LeadStatus
}

export type UpdateLeadStatusFailure = 'contact_not_found' | 'lead_already_attended' | 'lead_already_contacted'

interface Dependencies {
  contacts: ContactRepository
  unitOfWork: UnitOfWork
  clock: Clock
}

/** A professional notes how far a lead has come: only forwards, and the same again changes nothing. */
export class UpdateLeadStatus {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** Whether there is such a contact and it is the viewer's; to be asked before the status is looked at. */
  async check(
    input: Pick<UpdateLeadStatusInput, 'contactId' | 'viewerId'>,
  ): Promise<Result<void, 'contact_not_found'>> {
    return (await findOwnContact(this.#deps.contacts, input)) ? ok() : fail('contact_not_found')
  }

  execute(input: UpdateLeadStatusInput): Promise<Result<Contact, UpdateLeadStatusFailure>> {
    const { contacts, unitOfWork, clock } = this.#deps
    return unitOfWork.run(async () => {
      const contact = await findOwnContact(contacts, input)
      if (!contact) return fail('contact_not_found')
      const moved = contact.moveTo(input.status, clock.now())
      if (!moved.ok) return moved
      await contacts.save(contact)
      return ok(contact)
    })
  }
}
