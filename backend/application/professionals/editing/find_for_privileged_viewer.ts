import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import { type ProfessionalId, professionalIdOf } from '#domain/shared/ids.ts'
import type { Viewer } from '../../audit/actor.ts'

/** The professional whom the viewer sees from inside, hidden or not: their own, and for administrators every user's; else null. */
export async function findForPrivilegedViewer(
  professionals: ProfessionalRepository,
  { professionalId, viewer }: { professionalId: ProfessionalId; viewer: Viewer | null },
): Promise<Professional | null> {
  if (viewer && professionalIdOf(viewer.id) === professionalId) return professionals.findById(professionalId)
  if (viewer?.role !== 'admin') return null
  const professional = await professionals.findById(professionalId)
  return professional?.state.role === 'user' ? professional : null
}
