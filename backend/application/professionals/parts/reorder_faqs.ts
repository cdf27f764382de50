import type { Faq } from '#domain/professionals/faq.ts'
import { reorderFaqs } from '#domain/professionals/profile_parts.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import type { StrangerRefusal } from '../editing/own_profile.ts'
import { changeParts, type PartDesk, type PartRequest } from './part_desk.ts'

/** A professional puts the questions in another order: the ids must be exactly the ones there are, all or nothing. */
export class ReorderFaqs {
  readonly #desk: PartDesk

  constructor(desk: PartDesk) {
    this.#desk = desk
  }

  /** Gives the questions in their new order. */
  execute(
    request: PartRequest<readonly string[]>,
  ): Promise<Result<readonly Faq[], StrangerRefusal | 'faq_repeated' | 'faqs_changed'>> {
    return changeParts(this.#desk, request, (professional, at) => {
      const reordered = reorderFaqs(professional, request.fields(), at)
      return reordered.ok ? ok(professional.state.faqs) : reordered
    })
  }
}
