import { randomBytes } from 'node:crypto'
import type { Clock } from '#application/ports/clock.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import { saoPauloDay, lastDays } from '#domain/shared/dates.ts'
import type { ViewLedger } from '#application/ports/view_ledger.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { codeOf, type Database, waitForEquals } from '../database.ts'

/** The table of a day's visitors, one row per visitor and page. */
interface VisitTable {
  name: string
  /** The column with the page. */
  page: string
  /** Marks uncounted rows as counted and adds them to the sums. */
  addFresh: string
}

const PAGE_GONE = '23503'

/** A visit inserts a row of its own, so that concurrent visits never wait; the roll-up sums them. */
export abstract class DailyVisits {
  protected abstract readonly table: VisitTable
  protected readonly database: Database
  protected readonly clock: Clock
  readonly #hasher: KeyedHasher
  readonly #salts: VisitorSalts

  constructor(database: Database, { hasher, clock }: { hasher: KeyedHasher; clock: Clock }) {
    this.database = database
    this.clock = clock
    this.#hasher = hasher
    this.#salts = new VisitorSalts(database)
  }

  async record(id: string, visitor: string): Promise<void> {
    const { name, page } = this.table
    const today = saoPauloDay(this.clock.now())
    const key = this.#hasher.hash(`${await this.#salts.of(today)} ${visitor}`)
    try {
      await this.database.rows(
        `insert into ${name} (${page}, day, visitor) values (:id, :today, :key) on conflict do nothing`,
        { id, today, key },
      )
    } catch (error) {
      if (codeOf(error) !== PAGE_GONE) throw error
    }
  }

  /** One process at a time; visitors' rows stay until the day ends, to recognize repeated visits. */
  rollUp(): Promise<void> {
    const { name, addFresh } = this.table
    const today = saoPauloDay(this.clock.now())
    return this.database.withoutStatementTimeout(async () => {
      await waitForEquals(this.database, [`roll-up of ${name}`])
      await this.database.rows(addFresh)
      await this.database.rows(`delete from ${name} where counted and day < ?`, [today])
      await this.#salts.forgetBefore(today)
    })
  }
}

/** One secret per day, shared by all processes and deleted after the day. */
export class VisitorSalts {
  readonly #database: Database
  #current: { day: string; salt: Promise<string> } | null = null

  constructor(database: Database) {
    this.#database = database
  }

  of(day: string): Promise<string> {
    if (this.#current?.day !== day) this.#current = { day, salt: this.#agreeOn(day) }
    return this.#current.salt
  }

  /** Until then, earlier visitors could be recognized by somebody who knows their addresses. */
  async forgetBefore(day: string): Promise<void> {
    await this.#database.rows('delete from visitor_salts where day < ?', [day])
  }

  async #agreeOn(day: string): Promise<string> {
    try {
      await this.#database.rows(
        'insert into visitor_salts (day, salt) values (:day, :salt) on conflict (day) do nothing',
        { day, salt: randomBytes(32) },
      )
      await this.forgetBefore(day)
      const row = await this.#database.row<{ salt: string }>(
        `select encode(salt, 'base64') as salt from visitor_salts where day = ?`,
        [day],
      )
      return row?.salt ?? this.#agreeOn(day)
    } catch (error) {
      this.#current = null
      throw error
    }
  }
}

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

/** Counts views of profiles. */
export class PostgresViewLedger extends DailyVisits implements ViewLedger {
  protected readonly table = { name: 'profile_views', page: 'professional_id', addFresh: ADD_FRESH_VIEWS }

  recordProfileView(id: ProfessionalId, visitor: string): Promise<void> {
    return this.record(id, visitor)
  }

  async profileViews(id: ProfessionalId, days: number): Promise<{ total: number; byDay: number[] }> {
    const [total, byDay] = await Promise.all([this.#totalOf(id), this.#byDay(id, days)])
    return { total, byDay }
  }

  /** One statement: a roll-up between two would count its views twice or not at all. */
  async #totalOf(id: ProfessionalId): Promise<number> {
    const row = await this.database.row<{ total: number }>(
      `select profile_views + (
         select count(*) from profile_views where professional_id = id and not counted
       )::int as total from professionals where id = ?`,
      [id],
    )
    return row?.total ?? 0
  }

  async #byDay(id: ProfessionalId, days: number): Promise<number[]> {
    const dates = lastDays(this.clock.now(), days)
    const rows = await this.database.rows<{ day: string; views: number }>(
      `select day::text as day, sum(views)::int as views from (
         select day, views from profile_view_days where professional_id = :id and day >= :first
         union all
         select day, 1 from profile_views where professional_id = :id and day >= :first and not counted
       ) as counts group by day`,
      { id, first: dates[0] },
    )
    const byDay = new Map(rows.map(({ day, views }) => [day, views]))
    return dates.map((day) => byDay.get(day) ?? 0)
  }
}
