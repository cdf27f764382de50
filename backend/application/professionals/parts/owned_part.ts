import type { OwnedParts, ProfessionalRepository } from '#application/ports/professional_repository.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { Viewer } from '../../audit/actor.ts'
import type { PartOf } from './part_dependencies.ts'

/** A thing named by its id alone: whose it is is looked up, never told by the request. */
export interface PartById {
  viewer: Viewer
  partId: string
}

/** The same request with the owner known; fails where there is no such thing. */
export async function withOwner<Request extends PartById, Failure extends string>(
  professionals: ProfessionalRepository,
  request: Request,
  { parts, missing }: { parts: OwnedParts; missing: Failure },
): Promise<Result<Request & PartOf, Failure>> {
  const professionalId = await professionals.ownerOf(parts, request.partId)
  return professionalId ? ok({ ...request, professionalId }) : fail<Failure>(missing)
}
