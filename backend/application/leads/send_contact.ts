import type { ProfessionalDirectory } from '#application/ports/professional_directory.ts'
import type { ContactId } from '#domain/leads/contact_id.ts'
import { receiveContact, type TypedContact } from '#domain/leads/receive_contact.ts'
import type { ProfessionalId } from '#domain/professionals/professional_id.ts'
import { demand } from '#domain/shared/demand.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { Sender } from '#domain/shared/sender.ts'
import { type LeadDesk, storeOnce, type StoringFailure } from './store_once.ts'

export interface SendContactInput extends TypedContact {
  professionalId: ProfessionalId
  sender: Sender
  /** Asked before something new is stored, not for a repetition; throws where the sender sent too much. */
  admit?: (() => Promise<void>) | undefined
}

type Needs = LeadDesk & { directory: ProfessionalDirectory }

/** A patient writes to a professional. It is never a lead, and the same words again within ten minutes are the first ones. */
export class SendContact {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** The fields must have passed the contract's rules: a broken one is thrown. */
  async execute(input: SendContactInput): Promise<Result<{ id: ContactId }, StoringFailure>> {
    const { professionalId, patientName, patientEmail, subject, message } = input
    if (!(await this.#needs.directory.isListed(professionalId))) return fail('professional_not_found')
    const contact = { patientName, patientEmail, subject, message }
    const words = ['contact', patientName, patientEmail, subject, message]
    const stored = await storeOnce(this.#needs, { ...input, words }, (reception) =>
      demand(receiveContact(reception, contact)),
    )
    return stored.ok ? ok({ id: stored.value }) : stored
  }
}
