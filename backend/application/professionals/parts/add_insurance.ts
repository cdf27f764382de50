import { addInsurance } from '#domain/professionals/profile_parts.ts'
import type { Insurance } from '#domain/professionals/insurance.ts'
import type { Result } from '#domain/shared/result.ts'
import type { StrangerRefusal } from '../editing/own_profile.ts'
import { changeParts, type PartDesk, type PartRequest } from './part_desk.ts'

/** A professional accepts an insurer more, each once and 60 at most; takes its name. */
export class AddInsurance {
  readonly #desk: PartDesk

  constructor(desk: PartDesk) {
    this.#desk = desk
  }

  execute(
    request: PartRequest<string>,
  ): Promise<
    Result<Insurance, StrangerRefusal | 'insurer_unknown' | 'insurance_already_added' | 'too_many_insurances'>
  > {
    return changeParts(this.#desk, request, (professional, at) =>
      addInsurance(professional, { id: this.#desk.ids.nextInOrder(), at }, request.fields()),
    )
  }
}
