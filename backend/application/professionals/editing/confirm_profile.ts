import type { Professional } from '#domain/professionals/professional.ts'
import { narrowFailure, ok, type Result } from '#domain/shared/result.ts'
import { UseCase } from '../../use_case.ts'
import { changeOwn, type OwnershipRefusal, type OwnRequest, type ProfileDependencies } from './own_profile.ts'

/** Lets professionals say, from today on for 90 days, that they accept new patients, or that they no longer do. */
export class DeclareNewPatients extends UseCase<ProfileDependencies> {
  async execute({
    accepts,
    ...request
  }: OwnRequest & { accepts: boolean }): Promise<Result<Professional, OwnershipRefusal>> {
    const declared = await changeOwn(this.deps, request, (professional) => {
      professional.declareNewPatients(accepts, this.deps.clock.now())
      return ok(professional)
    })
    return narrowFailure(declared, 'slug_taken', 'registration_taken', 'email_taken', 'document_taken')
  }
}

/** Lets professionals confirm, as of today, the insurers on their profile. */
export class ConfirmInsurers extends UseCase<ProfileDependencies> {
  async execute(request: OwnRequest): Promise<Result<Professional, OwnershipRefusal>> {
    const confirmed = await changeOwn(this.deps, request, (professional) => {
      professional.confirmInsurers(this.deps.clock.now())
      return ok(professional)
    })
    return narrowFailure(confirmed, 'slug_taken', 'registration_taken', 'email_taken', 'document_taken')
  }
}
