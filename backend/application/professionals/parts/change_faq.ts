import { changeFaq, partById } from '#domain/professionals/profile_parts.ts'
import type { Faq, FaqRefusal } from '#domain/professionals/faq.ts'
import type { Result } from '#domain/shared/result.ts'
import type { OwnershipRefusal } from '../editing/own_profile.ts'
import { changeParts, type PartDependencies, type PartOf, type PartRequest } from './part_dependencies.ts'

/** A professional changes a question or its answer; only what is sent. */
export class ChangeFaq {
  readonly #deps: PartDependencies

  constructor(deps: PartDependencies) {
    this.#deps = deps
  }

  execute(
    request: PartOf & PartRequest<{ question?: string; answer?: string }>,
  ): Promise<Result<Faq, OwnershipRefusal | 'faq_not_found' | FaqRefusal>> {
    return changeParts(this.#deps, request, (professional, at) => {
      const before = partById(professional.state.faqs, request.partId, 'faq_not_found')
      return before.ok ? changeFaq(professional, before.value, { fields: request.fields(), at }) : before
    })
  }
}
