import type { Ports } from '#application/ports/ports.ts'
import type { ContactId } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { submissionKey } from '#domain/shared/visitor.ts'
import { eraseAll, type ErasureDependencies, keepErasures } from '../privacy/erase_person.ts'
import { erasuresOf } from '../privacy/person.ts'
import { UseCase } from '../use_case.ts'

export interface WithdrawLeadInput {
  contactId: ContactId
  /** The UUID under which the patient's device sent the lead. */
  key: string
}

type Dependencies = ErasureDependencies & Ports<'contacts' | 'consents'>

/** Ends a patient's consent to a lead and deletes it for good, also in backups; only the device that sent it can. */
export class WithdrawLead extends UseCase<Dependencies> {
  /** Succeeds for a lead that is gone already. */
  execute({ contactId, key }: WithdrawLeadInput): Promise<Result<void, 'contact_not_found'>> {
    const { contacts, unitOfWork } = this.deps
    return unitOfWork.run(async () => {
      const contact = await contacts.findForUpdate(contactId)
      if (!contact) return ok()
      if (!contact.isLead() || contact.state.idempotencyKey !== this.#hashOf(key))
        return fail('contact_not_found')
      await this.#withdraw(contactId)
      return ok()
    })
  }

  async #withdraw(contactId: ContactId): Promise<void> {
    const { consents, auditLog, hasher, clock } = this.deps
    const now = clock.now()
    const subject = { email: null, phone: null, contactIds: [contactId], reviewIds: [] }
    await consents.withdraw([contactId], now)
    await eraseAll(this.deps, subject)
    await auditLog.record({
      ...{ actorKind: 'system', actorId: null, action: 'lead_withdrawn' },
      ...{ subjectKind: 'contact', subjectId: contactId },
    })
    await keepErasures(this.deps, erasuresOf(subject, hasher, now))
  }

  #hashOf(key: string): string {
    return this.deps.hasher.hash(submissionKey({ address: null, userAgent: null, idempotencyKey: key }) ?? '')
  }
}
