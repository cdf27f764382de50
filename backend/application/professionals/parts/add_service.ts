import { addService } from '#domain/professionals/profile_parts.ts'
import type { OfferedService, Service, ServiceRefusal } from '#domain/professionals/service.ts'
import type { Result } from '#domain/shared/result.ts'
import type { StrangerRefusal } from '../editing/own_profile.ts'
import { changeParts, type PartDesk, type PartRequest } from './part_desk.ts'

/** A professional offers a service more, 100 at most. */
export class AddService {
  readonly #desk: PartDesk

  constructor(desk: PartDesk) {
    this.#desk = desk
  }

  execute(
    request: PartRequest<OfferedService>,
  ): Promise<Result<Service, StrangerRefusal | ServiceRefusal | 'too_many_services'>> {
    return changeParts(this.#desk, request, (professional, at) =>
      addService(professional, { id: this.#desk.ids.nextInOrder(), at }, request.fields()),
    )
  }
}
