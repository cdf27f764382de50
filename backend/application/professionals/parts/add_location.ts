import { addLocation } from '#domain/professionals/profile_parts.ts'
import type { Location, LocationRefusal, OpenedLocation } from '#domain/professionals/location.ts'
import type { Result } from '#domain/shared/result.ts'
import type { OwnershipRefusal } from '../editing/own_profile.ts'
import { changeParts, type PartRequest } from './part_dependencies.ts'
import { lookUpCities, type PlaceDependencies } from './place_dependencies.ts'

/** A professional opens a place more, online or in person, 20 at most. */
export class AddLocation {
  readonly #deps: PlaceDependencies

  constructor(deps: PlaceDependencies) {
    this.#deps = deps
  }

  async execute(
    request: PartRequest<OpenedLocation>,
  ): Promise<Result<Location, OwnershipRefusal | LocationRefusal | 'city_unknown' | 'too_many_locations'>> {
    const placed = await lookUpCities(this.#deps)
    return changeParts(this.#deps, request, (professional, at) => {
      const fields = placed(request.fields())
      if (!fields.ok) return fields
      return addLocation(professional, { id: this.#deps.ids.nextInOrder(), at }, fields.value)
    })
  }
}
