import { type DueRows, type RetentionLimits, RetentionStore } from '#application/ports/personal_data.ts'
import { endOfSession } from '#domain/accounts/session.ts'
import { asId } from '#domain/shared/ids.ts'
import type { InMemoryContactRepository } from './in_memory_contact_repository.ts'
import type { InMemoryPasswordResetRepository } from './in_memory_password_reset_repository.ts'
import type { InMemoryPostImportLedger } from './in_memory_post_import_ledger.ts'
import type { InMemoryProfessionalRepository } from './in_memory_professional_repository.ts'
import type { InMemoryReviewRepository } from './in_memory_review_repository.ts'
import type { InMemorySessionStore } from './in_memory_session_store.ts'

interface Kept {
  professionals: InMemoryProfessionalRepository
  contacts: InMemoryContactRepository
  reviews: InMemoryReviewRepository
  resets: InMemoryPasswordResetRepository
  sessions: InMemorySessionStore
  postImports: InMemoryPostImportLedger
}

interface Due {
  ids: string[]
  remove: (id: string) => unknown
}

/** Access records, security events, claims and imports of professionals are not kept in memory. */
export class InMemoryRetentionStore extends RetentionStore {
  readonly #kept: Kept

  constructor(kept: Kept) {
    super()
    this.#kept = kept
  }

  async countDue(limits: RetentionLimits): Promise<DueRows> {
    const due = this.#due(limits)
    return {
      leads: due.leads.ids.length,
      rejectedReviews: due.rejectedReviews.ids.length,
      passwordResets: due.passwordResets.ids.length,
      accessRecords: 0,
      securityEvents: 0,
      sessions: due.sessions.ids.length,
      releasedSlugs: due.releasedSlugs.ids.length,
      profileClaims: 0,
      imports: due.imports.ids.length,
    }
  }

  async removeDue(limits: RetentionLimits): Promise<DueRows> {
    const counted = await this.countDue(limits)
    for (const { ids, remove } of Object.values(this.#due(limits))) for (const id of ids) await remove(id)
    return counted
  }

  #due(
    limits: RetentionLimits,
  ): Record<Exclude<keyof DueRows, 'accessRecords' | 'securityEvents' | 'profileClaims'>, Due> {
    const { professionals, contacts, reviews, resets, sessions, postImports } = this.#kept
    const leads = contacts.states().filter(({ updatedAt }) => updatedAt < limits.leadsChangedBefore)
    const rejected = reviews
      .states()
      .filter(({ status, updatedAt }) => status === 'rejected' && updatedAt < limits.reviewsRejectedBefore)
    const asked = resets.states().filter(({ createdAt }) => createdAt < limits.resetsAskedBefore)
    const ended = sessions.entries().filter(([, session]) => endOfSession(session) <= limits.now)
    return {
      leads: { ids: leads.map(({ id }) => id), remove: (id) => contacts.remove(asId(id)) },
      rejectedReviews: { ids: rejected.map(({ id }) => id), remove: (id) => reviews.remove(asId(id)) },
      passwordResets: { ids: asked.map(({ id }) => id), remove: (id) => resets.remove(id) },
      sessions: { ids: ended.map(([token]) => token), remove: (token) => sessions.end(token) },
      releasedSlugs: {
        ids: professionals.slugsReleasedBefore(limits.slugsReleasedBefore),
        remove: (slug) => professionals.forgetSlug(slug),
      },
      imports: {
        ids: postImports.begunBefore(limits.postImportsBefore),
        remove: (id) => postImports.forget(id),
      },
    }
  }
}
