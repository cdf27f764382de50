import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import { type ProfessionalId, professionalOf } from '#domain/shared/ids.ts'
import type { Viewer } from '../../audit/actor.ts'
import { isSlug } from '#domain/shared/slug.ts'

/** The professional whom the viewer sees from inside, hidden or not: their own, and for administrators every user's; else null. */
export async function findForPrivilegedViewer(
  professionals: ProfessionalRepository,
  { professionalId, viewer }: { professionalId: ProfessionalId; viewer: Viewer | null },
): Promise<Professional | null> {
  if (viewer && professionalOf(viewer.id) === professionalId) return professionals.findById(professionalId)
  if (viewer?.role !== 'admin') return null
  const professional = await professionals.findById(professionalId)
  return professional?.state.role === 'user' ? professional : null
}

/** Administrators open the page of somebody blocked or not confirmed yet, and the latter their own; the public knows of neither. */
export class ReadHiddenProfile {
  readonly #professionals: ProfessionalRepository

  constructor({ professionals }: { professionals: ProfessionalRepository }) {
    this.#professionals = professionals
  }

  /** By the current slug or one given up in the last 90 days; null for everyone else and where nobody hidden answers to it. */
  async execute({ slug, viewer }: { slug: string; viewer: Viewer | null }): Promise<Professional | null> {
    if (!viewer || !isSlug(slug)) return null
    const professional = await this.#professionals.findBySlug(slug)
    if (professional?.state.role !== 'user') return null
    const { blocked, unconfirmedSince } = professional.state
    const isOwn = professional.id === professionalOf(viewer.id)
    const isHidden = blocked || unconfirmedSince !== null
    const maySee = viewer.role === 'admin' ? isHidden : isOwn && !blocked && isHidden
    return maySee ? professional : null
  }
}
