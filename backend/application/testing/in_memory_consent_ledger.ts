import { ConsentLedger } from '#application/ports/personal_data.ts'
import type { InMemoryContactRepository } from './in_memory_contact_repository.ts'
import type { InMemoryReviewRepository } from './in_memory_review_repository.ts'

interface Agreed {
  contacts: InMemoryContactRepository
  reviews: InMemoryReviewRepository
}

/** Every message and review counts as consent to its use. */
export class InMemoryConsentLedger extends ConsentLedger {
  readonly #withdrawn = new Map<string, Date>()
  readonly #agreed: Agreed

  constructor(agreed: Agreed) {
    super()
    this.#agreed = agreed
  }

  async withdraw(subjectIds: readonly string[], at: Date): Promise<number> {
    const ending = this.of(subjectIds).filter(({ withdrawnAt }) => !withdrawnAt)
    for (const { subjectId } of ending) this.#withdrawn.set(subjectId, at)
    return ending.length
  }

  of(subjectIds: readonly string[]): { subjectId: string; withdrawnAt: Date | null }[] {
    const { contacts, reviews } = this.#agreed
    const given = new Set<string>([...contacts.states(), ...reviews.states()].map(({ id }) => id))
    return [...new Set(subjectIds)]
      .map((subjectId) => ({ subjectId, withdrawnAt: this.#withdrawn.get(subjectId) ?? null }))
      .filter(({ subjectId, withdrawnAt }) => withdrawnAt || given.has(subjectId))
  }
}
