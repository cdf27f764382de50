import type { ViewLedger } from '#application/ports/view_ledger.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { lastDays } from '#domain/shared/dates.ts'
import { DailyVisits } from '../visits/daily_visits.ts'

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

/** Visitors of profiles. */
export class PostgresViewLedger extends DailyVisits implements ViewLedger {
  protected readonly table = { name: 'profile_views', page: 'professional_id', addFresh: ADD_FRESH_VIEWS }

  recordProfileView(id: ProfessionalId, visitor: string): Promise<void> {
    return this.record(id, visitor)
  }

  async profileViewsByDay(id: ProfessionalId, days: number): Promise<number[]> {
    const wanted = lastDays(this.clock.now(), days)
    const rows = await this.database.rows<{ day: string; views: number }>(
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
