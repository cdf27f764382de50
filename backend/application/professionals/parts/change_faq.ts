import { changeFaq, partById } from '#domain/professionals/change_parts.ts'
import type { Faq, FaqRefusal } from '#domain/professionals/faq.ts'
import type { Result } from '#domain/shared/result.ts'
import type { StrangerRefusal } from '../editing/own_profile.ts'
import { changeParts, type PartDesk, type PartOf, type PartRequest } from './part_desk.ts'

/** A professional changes a question or its answer; only what is sent. */
export class ChangeFaq {
  readonly #desk: PartDesk

  constructor(desk: PartDesk) {
    this.#desk = desk
  }

  execute(
    request: PartOf & PartRequest<{ question?: string; answer?: string }>,
  ): Promise<Result<Faq, StrangerRefusal | 'faq_not_found' | FaqRefusal>> {
    return changeParts(this.#desk, request, (professional, at) => {
      const before = partById(professional.state.faqs, request.partId, 'faq_not_found')
      return before.ok ? changeFaq(professional, before.value, { fields: request.fields(), at }) : before
    })
  }
}
