import { addFaq } from '#domain/professionals/profile_parts.ts'
import type { Faq, FaqRefusal } from '#domain/professionals/faq.ts'
import type { Result } from '#domain/shared/result.ts'
import type { OwnershipRefusal } from '../editing/own_profile.ts'
import { changeParts, type PartDependencies, type PartRequest } from './part_dependencies.ts'

/** A professional answers a question more, after the others, 50 at most. */
export class AddFaq {
  readonly #deps: PartDependencies

  constructor(deps: PartDependencies) {
    this.#deps = deps
  }

  execute(
    request: PartRequest<{ question: string; answer: string }>,
  ): Promise<Result<Faq, OwnershipRefusal | FaqRefusal | 'too_many_faqs'>> {
    return changeParts(this.#deps, request, (professional, at) =>
      addFaq(professional, { id: this.#deps.ids.nextInOrder(), at }, request.fields()),
    )
  }
}
