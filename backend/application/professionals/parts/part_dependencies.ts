import type { IdGenerator } from '#application/ports/id_generator.ts'
import { type Result, narrowFailure } from '#domain/shared/result.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import {
  changeOwn,
  type OwnRequest,
  type ProfileDependencies,
  type OwnershipRefusal,
} from '../editing/own_profile.ts'

export interface PartDependencies extends ProfileDependencies {
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
  deps: ProfileDependencies,
  request: OwnRequest,
  change: (professional: Professional, at: Date) => Result<Value, Failure>,
): Promise<Result<Value, Failure | OwnershipRefusal>> {
  const changed = await changeOwn(deps, request, (professional) => change(professional, deps.clock.now()))
  return narrowFailure(changed, 'email_taken', 'registration_taken', 'document_taken', 'slug_taken')
}
