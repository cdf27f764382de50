import { removePart } from '#domain/professionals/profile_parts.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { OwnershipRefusal } from '../editing/own_profile.ts'
import { type PartById, withOwner } from './owned_part.ts'
import { changeParts, type PartDependencies } from './part_dependencies.ts'

/** A professional no longer accepts an insurer. */
export class RemoveInsurance {
  readonly #deps: PartDependencies

  constructor(deps: PartDependencies) {
    this.#deps = deps
  }

  async execute(request: PartById): Promise<Result<void, OwnershipRefusal | 'insurance_not_found'>> {
    const owned = await withOwner(this.#deps.professionals, request, {
      parts: 'insurances',
      missing: 'insurance_not_found',
    })
    if (!owned.ok) return owned
    return changeParts(this.#deps, owned.value, (professional, at) =>
      removePart(professional, 'insurances', request.partId, at) ? ok() : fail('insurance_not_found'),
    )
  }
}
