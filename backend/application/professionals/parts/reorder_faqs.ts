import type { Faq } from '#domain/professionals/faq.ts'
import { reorderFaqs } from '#domain/professionals/profile_parts.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import type { OwnershipRefusal } from '../editing/own_profile.ts'
import { changeParts, type PartDependencies, type PartRequest } from './part_dependencies.ts'

/** A professional puts the questions in another order: the ids must be exactly the ones there are, all or nothing. */
export class ReorderFaqs {
  readonly #deps: PartDependencies

  constructor(deps: PartDependencies) {
    this.#deps = deps
  }

  /** Gives the questions in their new order. */
  execute(
    request: PartRequest<readonly string[]>,
  ): Promise<Result<readonly Faq[], OwnershipRefusal | 'faq_repeated' | 'faqs_changed'>> {
    return changeParts(this.#deps, request, (professional, at) => {
      const reordered = reorderFaqs(professional, request.fields(), at)
      return reordered.ok ? ok(professional.state.faqs) : reordered
    })
  }
}
