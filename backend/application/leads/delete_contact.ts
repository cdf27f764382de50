import type { AuditLog } from '#application/ports/audit_log.ts'
import type { ContactRepository } from '#application/ports/contact_repository.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import type { ContactId } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { actorOf, asRecorded, type Viewer } from '../audit/actor.ts'
import { findOwnContact } from './own_contact.ts'

interface Dependencies {
  contacts: ContactRepository
  auditLog: AuditLog
  unitOfWork: UnitOfWork
}

/** A professional deletes what a patient left. The record keeps who did it and when, nothing of the patient. */
export class DeleteContact {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  execute({
    contactId,
    viewer,
  }: {
    contactId: ContactId
    viewer: Viewer
  }): Promise<Result<void, 'contact_not_found'>> {
    const { contacts, auditLog, unitOfWork } = this.#deps
    return unitOfWork.run(async () => {
      const contact = await findOwnContact(contacts, { contactId, viewerId: viewer.id })
      if (!contact) return fail('contact_not_found')
      await contacts.remove(contactId)
      await auditLog.record({
        ...asRecorded({ by: actorOf(viewer) }),
        action: 'contact_deleted',
        subjectKind: 'contact',
        subjectId: contactId,
      })
      return ok()
    })
  }
}
