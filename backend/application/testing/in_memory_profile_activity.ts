import { type Activity, ProfileActivity, type ReviewActivity } from '#application/ports/profile_activity.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import type { InMemoryContactRepository } from './in_memory_contact_repository.ts'
import type { InMemoryReviewRepository } from './in_memory_review_repository.ts'

export class InMemoryProfileActivity extends ProfileActivity {
  readonly #contacts: InMemoryContactRepository
  readonly #reviews: InMemoryReviewRepository

  constructor(contacts: InMemoryContactRepository, reviews: InMemoryReviewRepository) {
    super()
    this.#contacts = contacts
    this.#reviews = reviews
  }

  async leads(id: string, days: readonly string[]): Promise<Activity> {
    const leads = this.#contacts
      .states()
      .filter(
        ({ professionalId, kind, quarantined }) => professionalId === id && kind === 'lead' && !quarantined,
      )
    return activityOf(leads, days)
  }

  async reviews(id: string, days: readonly string[]): Promise<ReviewActivity> {
    const reviews = this.#reviews
      .states()
      .filter(
        ({ professionalId, status, quarantined }) =>
          professionalId === id && status !== 'rejected' && !quarantined,
      )
    return {
      ...activityOf(reviews, days),
      pending: reviews.filter(({ status }) => status === 'pending').length,
    }
  }
}

function activityOf(happened: readonly { createdAt: Date }[], days: readonly string[]): Activity {
  const when = happened.map(({ createdAt }) => saoPauloDay(createdAt))
  return { total: when.length, byDay: days.map((day) => when.filter((one) => one === day).length) }
}
