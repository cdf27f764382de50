import { changeLocation, partById } from '#domain/professionals/change_parts.ts'
import type { Location, LocationRefusal, OpenedLocation } from '#domain/professionals/location.ts'
import type { Result } from '#domain/shared/result.ts'
import type { StrangerRefusal } from '../editing/own_profile.ts'
import { changeParts, type PartDesk, type PartOf, type PartRequest } from './part_desk.ts'

/** A professional changes one of their places; only what is sent. */
export class ChangeLocation {
  readonly #desk: PartDesk

  constructor(desk: PartDesk) {
    this.#desk = desk
  }

  execute(
    request: PartOf & PartRequest<Partial<OpenedLocation>>,
  ): Promise<Result<Location, StrangerRefusal | 'location_not_found' | LocationRefusal>> {
    return changeParts(this.#desk, request, (professional, at) => {
      const before = partById(professional.state.locations, request.partId, 'location_not_found')
      return before.ok ? changeLocation(professional, before.value, { fields: request.fields(), at }) : before
    })
  }
}
