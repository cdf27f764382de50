import { removePart } from '#domain/professionals/profile_parts.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { OwnershipRefusal } from '../editing/own_profile.ts'
import { changeParts, type PartDependencies, type PartOf } from './part_dependencies.ts'

/** A professional closes one of their places. */
export class RemoveLocation {
  readonly #deps: PartDependencies

  constructor(deps: PartDependencies) {
    this.#deps = deps
  }

  execute(request: PartOf): Promise<Result<void, OwnershipRefusal | 'location_not_found'>> {
    return changeParts(this.#deps, request, (professional, at) =>
      removePart(professional, 'locations', request.partId, at) ? ok() : fail('location_not_found'),
    )
  }
}
