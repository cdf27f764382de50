import { addLocation } from '#domain/professionals/profile_parts.ts'
import type { Location, LocationRefusal, OpenedLocation } from '#domain/professionals/location.ts'
import type { Result } from '#domain/shared/result.ts'
import type { StrangerRefusal } from '../editing/own_profile.ts'
import { changeParts, type PartRequest } from './part_desk.ts'
import { lookUpCities, type PlaceDesk } from './place_desk.ts'

/** A professional opens a place more, online or in person, 20 at most. */
export class AddLocation {
  readonly #desk: PlaceDesk

  constructor(desk: PlaceDesk) {
    this.#desk = desk
  }

  async execute(
    request: PartRequest<OpenedLocation>,
  ): Promise<Result<Location, StrangerRefusal | LocationRefusal | 'city_unknown' | 'too_many_locations'>> {
    const placed = await lookUpCities(this.#desk)
    return changeParts(this.#desk, request, (professional, at) => {
      const fields = placed(request.fields())
      if (!fields.ok) return fields
      return addLocation(professional, { id: this.#desk.ids.nextInOrder(), at }, fields.value)
    })
  }
}
