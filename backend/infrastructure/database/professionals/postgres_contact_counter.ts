import type { Clock } from '#application/ports/clock.ts'
import { ContactCounter, type Counted } from '#application/ports/contact_counter.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { BulkCounts, type Counts } from '../bulk_counts.ts'
import type { Database } from '../database.ts'

/** In one order, so that two processes never lock each other out. */
const ADD = `insert into contact_days (professional_id, day, kind, count)
  select given.id, given.day, given.kind, given.count
  from unnest(?::uuid[], ?::date[], ?::text[], ?::integer[]) as given (id, day, kind, count)
  where exists (select from professionals where professionals.id = given.id)
  order by given.id, given.day, given.kind
  on conflict (professional_id, day, kind) do update set count = contact_days.count + excluded.count`

interface Row {
  id: ProfessionalId
  day: string
  kind: Counted
}

export class PostgresContactCounter extends ContactCounter {
  readonly #database: Database
  readonly #clock: Clock
  readonly #counts: BulkCounts<Row>

  constructor(database: Database, clock: Clock, log: (line: string) => void) {
    super()
    this.#database = database
    this.#clock = clock
    this.#counts = new BulkCounts(
      (rows) => {
        const column = <Name extends keyof Counts<Row>[number]>(name: Name) => rows.map((row) => row[name])
        return database.rows(ADD, [column('id'), column('day'), column('kind'), column('count')])
      },
      () => log('contagem de contatos: não foi possível guardar a última parte'),
    )
  }

  count(kind: Counted, ids: readonly ProfessionalId[]): void {
    const day = saoPauloDay(this.#clock.now())
    for (const id of ids) this.#counts.add(`${id} ${day} ${kind}`, { id, day, kind })
  }

  flush(): Promise<void> {
    return this.#counts.flush()
  }

  async byDay(id: ProfessionalId, days: readonly string[]) {
    const rows = await this.#database.rows<{ day: string; isAppearance: boolean; count: number }>(
      `select day::text as day, kind = 'appearance' as "isAppearance", sum(count)::int as count
       from contact_days where professional_id = ? group by 1, 2`,
      [id],
    )
    const of = (wanted: boolean) => {
      const counts = new Map(
        rows.filter(({ isAppearance }) => isAppearance === wanted).map(({ day, count }) => [day, count]),
      )
      const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
      return { total, byDay: days.map((day) => counts.get(day) ?? 0) }
    }
    return { contacts: of(false), appearances: of(true) }
  }

  async forgetBefore(day: string): Promise<void> {
    await this.#database.rows('delete from contact_days where day < ?', [day])
  }
}
