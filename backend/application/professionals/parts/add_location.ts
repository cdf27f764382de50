import { addLocation } from '#domain/professionals/profile_parts.ts'
import type { Location, LocationRefusal, OpenedLocation } from '#domain/professionals/location.ts'
import type { Result } from '#domain/shared/result.ts'
import type { StrangerRefusal } from '../editing/own_profile.ts'
import { changeParts, type PartDesk, type PartRequest } from './part_desk.ts'

/** A professional opens a place more, online or in person, 20 at most. */
export class AddLocation {
  readonly #desk: PartDesk

  constructor(desk: PartDesk) {
    this.#desk = desk
  }

  execute(
    request: PartRequest<OpenedLocation>,
  ): Promise<Result<Location, StrangerRefusal | LocationRefusal | 'too_many_locations'>> {
    return changeParts(this.#desk, request, (professional, at) =>
      addLocation(professional, { id: this.#desk.ids.nextInOrder(), at }, request.fields()),
    )
  }
}
