import type { Result } from '#domain/shared/result.ts'
import { type Gate, type OwnRequest, ensureOwner, type OwnershipRefusal } from './own_profile.ts'

/** Whether a profile is the viewer's own; to be asked before what they want of it is looked at. */
export class CheckOwnership {
  readonly #gate: Gate

  constructor(gate: Gate) {
    this.#gate = gate
  }

  execute({ viewer, professionalId }: OwnRequest): Promise<Result<void, OwnershipRefusal>> {
    return ensureOwner(this.#gate, { viewer, professionalId })
  }
}
