import { addInsurance } from '#domain/professionals/profile_parts.ts'
import type { Insurance } from '#domain/professionals/professional_state.ts'
import type { Result } from '#domain/shared/result.ts'
import type { OwnershipRefusal } from '../editing/own_profile.ts'
import { changeParts, type PartDependencies, type PartRequest } from './part_dependencies.ts'

/** A professional accepts an insurer more, each once and 60 at most; takes its name. */
export class AddInsurance {
  readonly #deps: PartDependencies

  constructor(deps: PartDependencies) {
    this.#deps = deps
  }

  execute(
    request: PartRequest<string>,
  ): Promise<
    Result<
      Insurance,
      OwnershipRefusal | 'insurer_unknown' | 'insurance_already_added' | 'too_many_insurances'
    >
  > {
    return changeParts(this.#deps, request, (professional, at) =>
      addInsurance(professional, { id: this.#deps.ids.nextInOrder(), at }, request.fields()),
    )
  }
}
