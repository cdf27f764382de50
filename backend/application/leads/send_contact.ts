import type { ProfessionalDirectory } from '#application/ports/professional_directory.ts'
import type { ContactId, ProfessionalId } from '#domain/shared/ids.ts'
import { receiveContact, type TypedContact } from '#domain/leads/receive_contact.ts'
import { unwrap, fail, ok, type Result } from '#domain/shared/result.ts'
import type { Sender } from '#domain/shared/visitor.ts'
import { type LeadDependencies, storeIdempotently, type StoringFailure } from './store_once.ts'

export interface SendContactInput extends TypedContact {
  professionalId: ProfessionalId
  sender: Sender
}

type Dependencies = LeadDependencies & { directory: ProfessionalDirectory }

/** A patient writes to a professional. It is never a lead, and the same words again within ten minutes are the first ones. */
export class SendContact {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** The fields must have passed the contract's rules: a broken one is thrown. */
  async execute(input: SendContactInput): Promise<Result<{ id: ContactId }, StoringFailure>> {
    const { professionalId, patientName, patientEmail, subject, message } = input
    if (!(await this.#deps.directory.isListed(professionalId))) return fail('professional_not_found')
    const contact = { patientName, patientEmail, subject, message }
    const words = ['contact', patientName, patientEmail, subject, message]
    const stored = await storeIdempotently(this.#deps, { ...input, words }, (meta) =>
      unwrap(receiveContact(meta, contact)),
    )
    return stored.ok ? ok({ id: stored.value }) : stored
  }
}
