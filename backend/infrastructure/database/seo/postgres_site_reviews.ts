import { type SiteRating, SiteReviews } from '#application/ports/review_repository.ts'
import type { Database } from '../database.ts'
import { listed } from '../listed.ts'

export class PostgresSiteReviews extends SiteReviews {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async summarize(): Promise<SiteRating | null> {
    const summary = await this.#database.row<{ value: number | null; count: number }>(
      `select round(avg(review.rating), 1)::float8 as value, count(*)::integer as count
       from reviews review join professionals professional on professional.id = review.professional_id
       where review.status = 'approved' and ${listed('professional')}`,
    )
    return summary?.value ? { value: summary.value, count: summary.count } : null
  }
}
