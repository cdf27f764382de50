import type { Ports } from '#application/ports/ports.ts'
import type { PublicProfile } from '#application/ports/professional_directory.ts'
import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import { isAwaited, type Professional } from '#domain/professionals/professional.ts'
import { type ProfessionalId, professionalOf } from '#domain/shared/ids.ts'
import { isSlug } from '#domain/shared/slug.ts'
import { actorOf, auditEntry, type Viewer } from '../../audit/actor.ts'
import { UseCase } from '../../use_case.ts'

export interface GetProfessionalInput {
  professionalId: ProfessionalId
  viewer: Viewer | null
}

export type SeenProfessional =
  | { as: 'privileged'; professional: Professional }
  | { as: 'public'; profile: PublicProfile }

/** Returns a professional: complete for the owner and, logged, for administrators; public for others. */
export class GetProfessional extends UseCase<Ports<'professionals' | 'directory' | 'auditLog'>> {
  /** Returns null if there is nobody whom the viewer may see. */
  async execute({ professionalId, viewer }: GetProfessionalInput): Promise<SeenProfessional | null> {
    const professional = await findForPrivilegedViewer(this.deps.professionals, { professionalId, viewer })
    if (!professional) return this.#publicly(professionalId)
    if (viewer && professionalOf(viewer.id) !== professionalId) await this.#note(viewer, professionalId)
    return { as: 'privileged', professional }
  }

  async #publicly(id: ProfessionalId): Promise<SeenProfessional | null> {
    const profile = await this.deps.directory.findProfile(id)
    return profile && { as: 'public', profile }
  }

  async #note(viewer: Viewer, subjectId: ProfessionalId): Promise<void> {
    await this.deps.auditLog.record(
      auditEntry({ by: actorOf(viewer) }, 'professional_read', ['professional', subjectId]),
    )
  }
}

/** Returns the professional, hidden or not, to the owner and, for users, to administrators; otherwise null. */
export async function findForPrivilegedViewer(
  professionals: ProfessionalRepository,
  { professionalId, viewer }: { professionalId: ProfessionalId; viewer: Viewer | null },
): Promise<Professional | null> {
  if (viewer && professionalOf(viewer.id) === professionalId) return professionals.findById(professionalId)
  if (viewer?.role !== 'admin') return null
  const professional = await professionals.findById(professionalId)
  return professional?.state.role === 'user' ? professional : null
}

/** Returns a hidden profile to administrators, and to its owner before the e-mail is confirmed or the profile published. */
export class ReadHiddenProfile extends UseCase<Ports<'professionals'>> {
  /** By the current slug or one released in the last 90 days; null for everyone else and without a hidden profile. */
  async execute({ slug, viewer }: { slug: string; viewer: Viewer | null }): Promise<Professional | null> {
    if (!viewer || !isSlug(slug)) return null
    const professional = await this.deps.professionals.findBySlug(slug)
    if (professional?.state.role !== 'user') return null
    const { blocked } = professional.state
    const isOwn = professional.id === professionalOf(viewer.id)
    const isHidden = blocked || isAwaited(professional.state)
    const maySee = viewer.role === 'admin' ? isHidden : isOwn && !blocked && isHidden
    return maySee ? professional : null
  }
}
