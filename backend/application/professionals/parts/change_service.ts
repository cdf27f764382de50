import { changeService, partById } from '#domain/professionals/change_parts.ts'
import type { OfferedService, Service, ServiceRefusal } from '#domain/professionals/service.ts'
import type { Result } from '#domain/shared/result.ts'
import type { StrangerRefusal } from '../editing/own_profile.ts'
import { type PartById, withOwner } from './owned_part.ts'
import { changeParts, type PartDesk } from './part_desk.ts'

/** A professional changes one of their services; only what is sent. */
export class ChangeService {
  readonly #desk: PartDesk

  constructor(desk: PartDesk) {
    this.#desk = desk
  }

  async execute(
    request: PartById & { fields: () => Partial<OfferedService> },
  ): Promise<Result<Service, StrangerRefusal | 'service_not_found' | ServiceRefusal>> {
    const owned = await withOwner(this.#desk.professionals, request, {
      parts: 'services',
      missing: 'service_not_found',
    })
    if (!owned.ok) return owned
    return changeParts(this.#desk, owned.value, (professional, at) => {
      const before = partById(professional.state.services, request.partId, 'service_not_found')
      return before.ok ? changeService(professional, before.value, { fields: request.fields(), at }) : before
    })
  }
}
