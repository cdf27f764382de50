import { removePart } from '#domain/professionals/profile_parts.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { OwnershipRefusal } from '../editing/own_profile.ts'
import { changeParts, type PartDependencies, type PartOf } from './part_dependencies.ts'

/** A professional takes a question away; the others close the gap. */
export class RemoveFaq {
  readonly #deps: PartDependencies

  constructor(deps: PartDependencies) {
    this.#deps = deps
  }

  execute(request: PartOf): Promise<Result<void, OwnershipRefusal | 'faq_not_found'>> {
    return changeParts(this.#deps, request, (professional, at) =>
      removePart(professional, 'faqs', request.partId, at) ? ok() : fail('faq_not_found'),
    )
  }
}
