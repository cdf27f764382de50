import { removePart } from '#domain/professionals/profile_parts.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { StrangerRefusal } from '../editing/own_profile.ts'
import { type PartById, withOwner } from './owned_part.ts'
import { changeParts, type PartDesk } from './part_desk.ts'

/** A professional no longer offers a service. */
export class RemoveService {
  readonly #desk: PartDesk

  constructor(desk: PartDesk) {
    this.#desk = desk
  }

  async execute(request: PartById): Promise<Result<void, StrangerRefusal | 'service_not_found'>> {
    const owned = await withOwner(this.#desk.professionals, request, {
      parts: 'services',
      missing: 'service_not_found',
    })
    if (!owned.ok) return owned
    return changeParts(this.#desk, owned.value, (professional, at) =>
      removePart(professional, 'services', request.partId, at) ? ok() : fail('service_not_found'),
    )
  }
}
