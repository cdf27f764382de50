import type { IdGenerator } from '#application/ports/id_generator.ts'
import type { Result } from '#domain/shared/result.ts'
import type { SaveProfessionalFailure } from '#application/ports/professional_repository.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import { changeOwn, type OwnRequest, type ProfileDesk, type StrangerRefusal } from '../editing/own_profile.ts'

export interface PartDesk extends ProfileDesk {
  ids: IdGenerator
}

/** A request with fields that are asked for only once the viewer is known to be the owner; they throw where they break the contract. */
export interface PartRequest<Fields> extends OwnRequest {
  fields: () => Fields
}

/** One thing of a professional, in the viewer's name. */
export interface PartOf extends OwnRequest {
  partId: string
}

/** Changes what stands inside the viewer's own profile, one request after the other. */
export async function changeParts<Value, Failure extends string>(
  desk: ProfileDesk,
  request: OwnRequest,
  change: (professional: Professional, at: Date) => Result<Value, Failure>,
): Promise<Result<Value, Failure | StrangerRefusal>> {
  const changed = await changeOwn(desk, request, (professional) => change(professional, desk.clock.now()))
  if (!changed.ok && CLASHES.has(changed.failure)) throw new Error(`A part cannot be ${changed.failure}`)
  return changed as Result<Value, Failure | StrangerRefusal>
}

const CLASHES = new Set<string>([
  'email_taken',
  'registration_taken',
  'document_taken',
  'slug_taken',
] satisfies SaveProfessionalFailure[])
