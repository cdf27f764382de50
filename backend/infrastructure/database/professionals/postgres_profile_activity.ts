import { type Activity, ProfileActivity, type ReviewActivity } from '#application/ports/profile_activity.ts'
import type { Database } from '../database.ts'

const DAY = `(created_at at time zone 'America/Sao_Paulo')::date`
const LEADS = `from contacts where professional_id = ? and kind = 'lead' and not quarantined`
const REVIEWS = `from reviews where professional_id = ? and status in ('pending', 'approved') and not quarantined`

export class PostgresProfileActivity extends ProfileActivity {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async leads(id: string, days: readonly string[]): Promise<Activity> {
    const [total, byDay] = await Promise.all([this.#count(LEADS, id), this.#byDay(LEADS, id, days)])
    return { total, byDay }
  }

  async reviews(id: string, days: readonly string[]): Promise<ReviewActivity> {
    const [total, pending, byDay] = await Promise.all([
      this.#count(REVIEWS, id),
      this.#count(`${REVIEWS} and status = 'pending'`, id),
      this.#byDay(REVIEWS, id, days),
    ])
    return { total, pending, byDay }
  }

  async #count(from: string, id: string): Promise<number> {
    const row = await this.#database.row<{ count: number }>(`select count(*)::int as count ${from}`, [id])
    return row?.count ?? 0
  }

  /** The first condition lets the index skip what is older; a day more, since days begin at different hours. */
  async #byDay(from: string, id: string, days: readonly string[]): Promise<number[]> {
    const rows = await this.#database.rows<{ day: string; count: number }>(
      `select ${DAY}::text as day, count(*)::int as count ${from}
       and created_at >= ?::date - 1 and ${DAY} >= ? group by 1`,
      [id, days[0], days[0]],
    )
    const counts = new Map(rows.map(({ day, count }) => [day, count]))
    return days.map((day) => counts.get(day) ?? 0)
  }
}
