import { removePart } from '#domain/professionals/profile_parts.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { StrangerRefusal } from '../editing/own_profile.ts'
import { changeParts, type PartDesk, type PartOf } from './part_desk.ts'

/** A professional takes a question away; the others close the gap. */
export class RemoveFaq {
  readonly #desk: PartDesk

  constructor(desk: PartDesk) {
    this.#desk = desk
  }

  execute(request: PartOf): Promise<Result<void, StrangerRefusal | 'faq_not_found'>> {
    return changeParts(this.#desk, request, (professional, at) =>
      removePart(professional, 'faqs', request.partId, at) ? ok() : fail('faq_not_found'),
    )
  }
}
