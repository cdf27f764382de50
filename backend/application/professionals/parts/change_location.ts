import { changeLocation, partById } from '#domain/professionals/profile_parts.ts'
import type { Location, LocationRefusal, ChangedLocation } from '#domain/professionals/location.ts'
import type { Result } from '#domain/shared/result.ts'
import type { OwnershipRefusal } from '../editing/own_profile.ts'
import { changeParts, type PartOf, type PartRequest } from './part_dependencies.ts'
import { lookUpCities, type PlaceDependencies } from './place_dependencies.ts'

/** A professional changes one of their places; only what is sent. */
export class ChangeLocation {
  readonly #deps: PlaceDependencies

  constructor(deps: PlaceDependencies) {
    this.#deps = deps
  }

  async execute(
    request: PartOf & PartRequest<ChangedLocation>,
  ): Promise<Result<Location, OwnershipRefusal | 'location_not_found' | 'city_unknown' | LocationRefusal>> {
    const placed = await lookUpCities(this.#deps)
    return changeParts(this.#deps, request, (professional, at) => {
      const before = partById(professional.state.locations, request.partId, 'location_not_found')
      if (!before.ok) return before
      const fields = placed(request.fields(), before.value)
      if (!fields.ok) return fields
      return changeLocation(professional, before.value, { fields: fields.value, at })
    })
  }
}
