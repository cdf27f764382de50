import { addFaq } from '#domain/professionals/profile_parts.ts'
import type { Faq, FaqRefusal } from '#domain/professionals/faq.ts'
import type { Result } from '#domain/shared/result.ts'
import type { StrangerRefusal } from '../editing/own_profile.ts'
import { changeParts, type PartDesk, type PartRequest } from './part_desk.ts'

/** A professional answers a question more, after the others, 50 at most. */
export class AddFaq {
  readonly #desk: PartDesk

  constructor(desk: PartDesk) {
    this.#desk = desk
  }

  execute(
    request: PartRequest<{ question: string; answer: string }>,
  ): Promise<Result<Faq, StrangerRefusal | FaqRefusal | 'too_many_faqs'>> {
    return changeParts(this.#desk, request, (professional, at) =>
      addFaq(professional, { id: this.#desk.ids.nextInOrder(), at }, request.fields()),
    )
  }
}
