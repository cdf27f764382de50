import { UseCase } from '../../use_case.ts'
import type { Ports } from '#application/ports/ports.ts'
import type { SaveProfessionalFailure } from '#application/ports/professional_repository.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import { type ProfessionalId, professionalOf } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { RESERVED_SLUGS } from '#domain/professionals/profile_slug.ts'
import { isSlug } from '#domain/shared/slug.ts'
import type { Viewer } from '../../audit/actor.ts'

export interface OwnRequest {
  viewer: Viewer
  professionalId: ProfessionalId
}

export type OwnershipRefusal = 'professional_not_found' | 'forbidden'

export type OwnershipDependencies = Ports<'professionals' | 'securityLog'>

export type ProfileDependencies = OwnershipDependencies & Ports<'index' | 'unitOfWork' | 'clock'>

/** Lets only the owner pass. A hidden professional counts as not found; other attempts are logged. */
export async function ensureOwner(
  { professionals, securityLog }: OwnershipDependencies,
  { viewer, professionalId }: OwnRequest,
): Promise<Result<void, OwnershipRefusal>> {
  if (professionalOf(viewer.id) === professionalId) return ok()
  const professional = await professionals.findById(professionalId)
  if (!professional || !maySee(viewer, professional)) return fail('professional_not_found')
  await securityLog.note({ kind: 'foreign_profile_refused', accountId: viewer.id, target: professionalId })
  return fail('forbidden')
}

/**
 * Runs `change` on the viewer's own professional with the row locked, then stores it and updates the index in the same
 * unit of work. A failure of `change` stores nothing.
 */
export async function changeOwn<Value, Failure>(
  deps: ProfileDependencies,
  request: OwnRequest,
  change: (professional: Professional) => Result<Value, Failure>,
): Promise<Result<Value, Failure | OwnershipRefusal | SaveProfessionalFailure>> {
  const ownership = await ensureOwner(deps, request)
  if (!ownership.ok) return ownership
  return deps.unitOfWork.run(async () => {
    const professional = await deps.professionals.findForUpdate(request.professionalId)
    if (!professional) return fail('professional_not_found')
    const changed = change(professional)
    if (!changed.ok) return changed
    const refusal = await deps.professionals.save(professional)
    if (refusal) return fail(refusal)
    await deps.index.refresh([professional.id], { areLocked: true })
    return changed
  })
}

function maySee(viewer: Viewer, professional: Professional): boolean {
  return viewer.role === 'admin' || professional.isListed()
}

/** Returns whether a profile is the viewer's own; to be called before the request's body is validated. */
export class CheckOwnership extends UseCase<OwnershipDependencies> {
  execute({ viewer, professionalId }: OwnRequest): Promise<Result<void, OwnershipRefusal>> {
    return ensureOwner(this.deps, { viewer, professionalId })
  }
}

interface CheckSlugInput extends OwnRequest {
  slug: string
}

interface CheckedSlug {
  slug: string
  availability: 'available' | 'invalid' | 'reserved' | 'taken'
}

/** Returns whether a slug is free for the professional; the own ones are. */
export class CheckSlug extends UseCase<OwnershipDependencies> {
  async execute(input: CheckSlugInput): Promise<Result<CheckedSlug, OwnershipRefusal>> {
    const ownership = await ensureOwner(this.deps, input)
    if (!ownership.ok) return ownership
    const { professionalId, slug } = input
    const { professionals } = this.deps
    const owner = await professionals.findById(professionalId)
    if (!owner) return fail('professional_not_found')
    if (!isSlug(slug)) return ok({ slug, availability: 'invalid' })
    if (slug === owner.state.slug) return ok({ slug, availability: 'available' })
    if (RESERVED_SLUGS.has(slug)) return ok({ slug, availability: 'reserved' })
    const taken = await professionals.takenSlugs([slug], professionalId)
    return ok({ slug, availability: taken.has(slug) ? 'taken' : 'available' })
  }
}
