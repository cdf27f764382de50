import { changeService, partById } from '#domain/professionals/profile_parts.ts'
import type { OfferedService, Service, ServiceRefusal } from '#domain/professionals/service.ts'
import type { Result } from '#domain/shared/result.ts'
import type { OwnershipRefusal } from '../editing/own_profile.ts'
import { type PartById, withOwner } from './owned_part.ts'
import { changeParts, type PartDependencies } from './part_dependencies.ts'

/** A professional changes one of their services; only what is sent. */
export class ChangeService {
  readonly #deps: PartDependencies

  constructor(deps: PartDependencies) {
    this.#deps = deps
  }

  async execute(
    request: PartById & { fields: () => Partial<OfferedService> },
  ): Promise<Result<Service, OwnershipRefusal | 'service_not_found' | ServiceRefusal>> {
    const owned = await withOwner(this.#deps.professionals, request, {
      parts: 'services',
      missing: 'service_not_found',
    })
    if (!owned.ok) return owned
    return changeParts(this.#deps, owned.value, (professional, at) => {
      const before = partById(professional.state.services, request.partId, 'service_not_found')
      return before.ok ? changeService(professional, before.value, { fields: request.fields(), at }) : before
    })
  }
}
