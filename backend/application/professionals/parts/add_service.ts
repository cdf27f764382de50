import { addService } from '#domain/professionals/profile_parts.ts'
import type { OfferedService, Service, ServiceRefusal } from '#domain/professionals/service.ts'
import type { Result } from '#domain/shared/result.ts'
import type { OwnershipRefusal } from '../editing/own_profile.ts'
import { changeParts, type PartDependencies, type PartRequest } from './part_dependencies.ts'

/** A professional offers a service more, 100 at most. */
export class AddService {
  readonly #deps: PartDependencies

  constructor(deps: PartDependencies) {
    this.#deps = deps
  }

  execute(
    request: PartRequest<OfferedService>,
  ): Promise<Result<Service, OwnershipRefusal | ServiceRefusal | 'too_many_services'>> {
    return changeParts(this.#deps, request, (professional, at) =>
      addService(professional, { id: this.#deps.ids.nextInOrder(), at }, request.fields()),
    )
  }
}
