import type { AuditLog } from '#application/ports/audit_log.ts'
import type { ContactRepository } from '#application/ports/contact_repository.ts'
import type { Contact } from '#domain/leads/contact.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import { actorOf, asRecorded } from '../audit/actor.ts'
import {
  type Gate,
  type OwnRequest,
  ensureOwner,
  type OwnershipRefusal,
} from '../professionals/editing/own_profile.ts'

export interface ListContactsInput extends OwnRequest {
  /** From 1. */
  page: number
  /** 1,000 at most. */
  limit: number
}

export interface ListedContacts {
  contacts: Contact[]
  /** All of them, not only this page's. */
  total: number
}

interface Dependencies extends Gate {
  contacts: ContactRepository
  auditLog: AuditLog
}

/** Professionals read what patients left for them, newest first. Nobody else may, and every reading is on record. */
export class ListContacts {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async execute(input: ListContactsInput): Promise<Result<ListedContacts, OwnershipRefusal>> {
    const gate = await ensureOwner(this.#deps, input)
    if (!gate.ok) return gate
    const { professionalId, viewer, page, limit } = input
    const { contacts, auditLog } = this.#deps
    await auditLog.record({
      ...asRecorded({ by: actorOf(viewer) }),
      action: 'contacts_read',
      subjectKind: 'professional',
      subjectId: professionalId,
    })
    const listed = await contacts.listOf(professionalId, page, limit)
    return ok({ contacts: listed, total: await contacts.countOf(professionalId) })
  }
}
