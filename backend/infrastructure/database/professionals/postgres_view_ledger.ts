import type { Clock } from '#application/ports/clock.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import { ViewLedger } from '#application/ports/view_ledger.ts'
import type { ProfessionalId } from '#domain/professionals/professional_id.ts'
import { lastDays, saoPauloDay } from '#domain/shared/calendar_day.ts'
import { codeOf, type Database } from '../database.ts'
import { waitForEquals } from '../wait_for_equals.ts'
import { VisitorSalts } from './visitor_salts.ts'

const PROFESSIONAL_GONE = '23503'

const ADD_FRESH_VIEWS = `
  with fresh as (
    update profile_views set counted = true where not counted returning professional_id, day
  ), days as (
    insert into profile_view_days (professional_id, day, views)
    select professional_id, day, count(*) from fresh group by professional_id, day
    on conflict (professional_id, day) do update set views = profile_view_days.views + excluded.views
  )
  update professionals set profile_views = profile_views + page.views
  from (select professional_id, count(*) as views from fresh group by professional_id) as page
  where professionals.id = page.professional_id`

/** A view writes one row of its own, so that visitors at once never wait for each other; the sums follow by roll-up. */
export class PostgresViewLedger extends ViewLedger {
  readonly #database: Database
  readonly #hasher: KeyedHasher
  readonly #clock: Clock
  readonly #salts: VisitorSalts

  constructor(database: Database, { hasher, clock }: { hasher: KeyedHasher; clock: Clock }) {
    super()
    this.#database = database
    this.#hasher = hasher
    this.#clock = clock
    this.#salts = new VisitorSalts(database)
  }

  async recordProfileView(id: ProfessionalId, visitor: string): Promise<void> {
    const today = saoPauloDay(this.#clock.now())
    const key = this.#hasher.hash(`${await this.#salts.of(today)} ${visitor}`)
    try {
      await this.#database.rows(
        'insert into profile_views (professional_id, day, visitor) values (?, ?, ?) on conflict do nothing',
        [id, today, key],
      )
    } catch (error) {
      if (codeOf(error) !== PROFESSIONAL_GONE) throw error
    }
  }

  /** One process adds at a time; the visitor rows stay until the day is over, to know who came already. */
  rollUp(): Promise<void> {
    const today = saoPauloDay(this.#clock.now())
    return this.#database.transaction(async () => {
      await waitForEquals(this.#database, ['roll-up of profile views'])
      await this.#database.rows(ADD_FRESH_VIEWS)
      await this.#database.rows('delete from profile_views where counted and day < ?', [today])
      await this.#salts.forgetBefore(today)
    })
  }

  async profileViewsByDay(id: ProfessionalId, days: number): Promise<number[]> {
    const wanted = lastDays(this.#clock.now(), days)
    const rows = await this.#database.rows<{ day: string; views: number }>(
      `select day::text as day, sum(views)::int as views from (
         select day, views from profile_view_days where professional_id = ? and day >= ?
         union all
         select day, 1 from profile_views where professional_id = ? and day >= ? and not counted
       ) as counts group by day`,
      [id, wanted[0], id, wanted[0]],
    )
    const byDay = new Map(rows.map(({ day, views }) => [day, views]))
    return wanted.map((day) => byDay.get(day) ?? 0)
  }
}
