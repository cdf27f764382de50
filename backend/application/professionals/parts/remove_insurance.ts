import { removePart } from '#domain/professionals/profile_parts.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { StrangerRefusal } from '../editing/own_profile.ts'
import { type PartById, withOwner } from './owned_part.ts'
import { changeParts, type PartDesk } from './part_desk.ts'

/** A professional no longer accepts an insurer. */
export class RemoveInsurance {
  readonly #desk: PartDesk

  constructor(desk: PartDesk) {
    this.#desk = desk
  }

  async execute(request: PartById): Promise<Result<void, StrangerRefusal | 'insurance_not_found'>> {
    const owned = await withOwner(this.#desk.professionals, request, {
      parts: 'insurances',
      missing: 'insurance_not_found',
    })
    if (!owned.ok) return owned
    return changeParts(this.#desk, owned.value, (professional, at) =>
      removePart(professional, 'insurances', request.partId, at) ? ok() : fail('insurance_not_found'),
    )
  }
}
