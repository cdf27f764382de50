import type { ContactCounter, Counted } from '#application/ports/contact_counter.ts'
import type { CrawlerDetector } from '#application/ports/view_ledger.ts'
import { type ProfessionalId, professionalOf } from '#domain/shared/ids.ts'
import type { Viewer } from '../audit/actor.ts'

interface CountContactsInput {
  kind: Counted
  /** At most 60. */
  ids: readonly ProfessionalId[]
  viewer: Viewer | null
  userAgent: string | null
}

/** Somebody reached for a professional, or saw some in a list. Owners, administrators and programs never count. */
export class CountContacts {
  readonly #counter: ContactCounter
  readonly #crawlers: CrawlerDetector

  constructor(deps: { contactCounter: ContactCounter; crawlers: CrawlerDetector }) {
    this.#counter = deps.contactCounter
    this.#crawlers = deps.crawlers
  }

  execute({ kind, ids, viewer, userAgent }: CountContactsInput): void {
    if (viewer?.role === 'admin' || this.#crawlers.isCrawler(userAgent)) return
    const others = ids.filter((id) => !viewer || professionalOf(viewer.id) !== id)
    this.#counter.count(kind, [...new Set(others)])
  }
}
