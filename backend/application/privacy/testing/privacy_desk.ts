import { WatchedIndex } from '#application/professionals/importing/testing/watched_index.ts'
import { ConsentLedger } from '#application/ports/consent_ledger.ts'
import { PersonalData } from '#application/ports/personal_data.ts'
import { type DueRows, RetentionStore } from '#application/ports/retention_store.ts'
import { aReviewDesk } from '#application/reviews/testing/review_desk.ts'
import { InMemoryErasureLedger } from '#infrastructure/in_memory/in_memory_erasure_ledger.ts'

/** Ana, who once left one message. */
class DataOfAna extends PersonalData {
  override async read() {
    const nothing = { professionals: [], services: [], locations: [], insurances: [], faqs: [] }
    return { ...nothing, contacts: [{}], reviews: [], consents: [], sessions: [], accessRecords: [] }
  }
  override async contactsOf() {
    return ['message']
  }
  override async accountsOf() {
    return []
  }
  override async reviewedBy() {
    return []
  }
  override async erase() {
    return { professionals: 0, contacts: 1, reviews: 0, heldSlugs: [] }
  }
  override async *contactsKnown() {}
}

class ConsentOfAna extends ConsentLedger {
  override async withdraw() {
    return 1
  }
}

class OneLeadDue extends RetentionStore {
  readonly #rows: DueRows = {
    ...{ leads: 1, rejectedReviews: 0, passwordResets: 0 },
    ...{ accessRecords: 0, sessions: 0, releasedSlugs: 0 },
  }
  override async countDue() {
    return this.#rows
  }
  override async removeDue() {
    return this.#rows
  }
}

/** Everything the use cases of this folder need, in memory, about Ana. */
export async function aPrivacyDesk() {
  return {
    ...(await aReviewDesk()),
    index: new WatchedIndex(),
    personalData: new DataOfAna(),
    consents: new ConsentOfAna(),
    retention: new OneLeadDue(),
    erasures: new InMemoryErasureLedger(),
    erasuresBeside: new InMemoryErasureLedger(),
  }
}
