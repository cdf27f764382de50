import type { AuditLog } from '#application/ports/audit_log.ts'
import type { ProfessionalDirectory, PublicProfile } from '#application/ports/professional_directory.ts'
import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import { type ProfessionalId, professionalOf } from '#domain/shared/ids.ts'
import { actorOf, asRecorded, type Viewer } from '../../audit/actor.ts'
import { findForPrivilegedViewer } from './read_hidden_profile.ts'

export interface GetProfessionalInput {
  professionalId: ProfessionalId
  viewer: Viewer | null
}

export type SeenProfessional =
  { as: 'privileged'; professional: Professional } | { as: 'public'; profile: PublicProfile }

interface Dependencies {
  professionals: ProfessionalRepository
  directory: ProfessionalDirectory
  auditLog: AuditLog
}

/** Opens a professional as far as the viewer may see: whole for the owner and, on record, for administrators; the public page for the rest. */
export class GetProfessional {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** Null where there is nobody that the viewer may know of. */
  async execute({ professionalId, viewer }: GetProfessionalInput): Promise<SeenProfessional | null> {
    const professional = await findForPrivilegedViewer(this.#deps.professionals, { professionalId, viewer })
    if (!professional) return this.#publicly(professionalId)
    if (viewer && professionalOf(viewer.id) !== professionalId) await this.#note(viewer, professionalId)
    return { as: 'privileged', professional }
  }

  async #publicly(id: ProfessionalId): Promise<SeenProfessional | null> {
    const profile = await this.#deps.directory.findProfile(id)
    return profile && { as: 'public', profile }
  }

  async #note(viewer: Viewer, subjectId: ProfessionalId): Promise<void> {
    await this.#deps.auditLog.record({
      ...asRecorded({ by: actorOf(viewer) }),
      action: 'professional_read',
      subjectKind: 'professional',
      subjectId,
    })
  }
}
