import type { IdGenerator } from '#application/ports/id_generator.ts'
import type { Result } from '#domain/shared/result.ts'
import { ruleOut } from '#domain/shared/rule_out.ts'
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
  return ruleOut(changed, 'email_taken', 'registration_taken', 'document_taken', 'slug_taken')
}
