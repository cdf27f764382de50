import { removePart } from '#domain/professionals/profile_parts.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { StrangerRefusal } from '../editing/own_profile.ts'
import { changeParts, type PartDesk, type PartOf } from './part_desk.ts'

/** A professional closes one of their places. */
export class RemoveLocation {
  readonly #desk: PartDesk

  constructor(desk: PartDesk) {
    this.#desk = desk
  }

  execute(request: PartOf): Promise<Result<void, StrangerRefusal | 'location_not_found'>> {
    return changeParts(this.#desk, request, (professional, at) =>
      removePart(professional, 'locations', request.partId, at) ? ok() : fail('location_not_found'),
    )
  }
}
