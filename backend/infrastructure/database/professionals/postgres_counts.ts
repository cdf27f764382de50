import type { Clock } from '#application/ports/clock.ts'
import { ContactCounter, type Counted } from '#application/ports/contact_counter.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { SearchCounter } from '#application/ports/search_counter.ts'
import { SPECIALTIES, specialtyByName, type SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { Activity, ProfileActivity, ReviewActivity } from '#application/ports/profile_activity.ts'
import { type Database, DatabaseAdapter } from '../database.ts'

const FLUSH_MS = 20_000
/** Maximum number of buffered rows; further counts are dropped. */
const MAX_WAITING = 20_000

interface Counting {
  database: Database
  clock: Clock
  table: 'contact_days' | 'search_days'
  /** Inserts rows given by column, in the order of `columns`; sorted, so that two processes never deadlock. */
  statement: string
  onFailure: () => void
}

/** Sums a day's counts in memory and stores them in bulk a little later; a crash loses the unstored ones. */
class DailyCounts<Row extends object> {
  readonly #counting: Counting
  readonly #columns: readonly (keyof Row | 'day' | 'count')[]
  #waiting = new Map<string, Row & { day: string; count: number }>()
  #timer: NodeJS.Timeout | null = null

  constructor(counting: Counting, columns: readonly (keyof Row | 'day')[]) {
    this.#counting = counting
    this.#columns = [...columns, 'count']
  }

  add(rows: readonly Row[]): void {
    const day = saoPauloDay(this.#counting.clock.now())
    for (const row of rows) {
      const key = [day, ...Object.values(row)].join(' ')
      const waiting = this.#waiting.get(key)
      if (waiting) waiting.count += 1
      else if (this.#waiting.size < MAX_WAITING) this.#waiting.set(key, { ...row, day, count: 1 })
      this.#timer ??= setTimeout(() => void this.flush().catch(this.#counting.onFailure), FLUSH_MS).unref()
    }
  }

  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const counts = [...this.#waiting.values()]
    this.#waiting = new Map()
    if (counts.length === 0) return
    const { database, statement } = this.#counting
    await database.rows(
      statement,
      this.#columns.map((column) => counts.map((row) => row[column])),
    )
  }

  async forgetBefore(day: string): Promise<void> {
    await this.#counting.database.rows(`delete from ${this.#counting.table} where day < ?`, [day])
  }
}

const ADD_CONTACTS = `insert into contact_days (professional_id, day, kind, count)
  select given.id, given.day, given.kind, given.count
  from unnest(?::uuid[], ?::date[], ?::text[], ?::integer[]) as given (id, day, kind, count)
  where exists (select from professionals where professionals.id = given.id)
  order by given.id, given.day, given.kind
  on conflict (professional_id, day, kind) do update set count = contact_days.count + excluded.count`

/** Contacts and appearances by day. */
export class PostgresContactCounter extends ContactCounter {
  readonly #database: Database
  readonly #counts: DailyCounts<{ id: ProfessionalId; kind: Counted }>

  constructor(database: Database, clock: Clock, log: (line: string) => void) {
    super()
    this.#database = database
    const onFailure = () => log('contagem de contatos: não foi possível guardar a última parte')
    this.#counts = new DailyCounts(
      { database, clock, table: 'contact_days', statement: ADD_CONTACTS, onFailure },
      ['id', 'day', 'kind'],
    )
  }

  count(kind: Counted, ids: readonly ProfessionalId[]): void {
    this.#counts.add(ids.map((id) => ({ id, kind })))
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

  forgetBefore(day: string): Promise<void> {
    return this.#counts.forgetBefore(day)
  }
}

const ADD_SEARCHES = `insert into search_days (day, specialty_id, count)
  select given.day, given.id, given.count
  from unnest(?::date[], ?::smallint[], ?::integer[]) as given (day, id, count)
  order by given.day, given.id
  on conflict (day, specialty_id) do update set count = search_days.count + excluded.count`

const nameById: ReadonlyMap<number, SpecialtyName> = new Map(SPECIALTIES.map(({ id, name }) => [id, name]))

/** Searches by specialty and day. */
export class PostgresSearchCounter extends SearchCounter {
  readonly #database: Database
  readonly #counts: DailyCounts<{ specialtyId: number }>

  constructor(database: Database, clock: Clock, log: (line: string) => void) {
    super()
    this.#database = database
    const onFailure = () => log('contagem de buscas: não foi possível guardar a última parte')
    this.#counts = new DailyCounts(
      { database, clock, table: 'search_days', statement: ADD_SEARCHES, onFailure },
      ['day', 'specialtyId'],
    )
  }

  count(specialty: SpecialtyName): void {
    const found = specialtyByName(specialty)
    if (found) this.#counts.add([{ specialtyId: found.id }])
  }

  flush(): Promise<void> {
    return this.#counts.flush()
  }

  async bySpecialty(): Promise<ReadonlyMap<SpecialtyName, number>> {
    const rows = await this.#database.rows<{ id: number; count: number }>(
      'select specialty_id as id, sum(count)::int as count from search_days group by 1',
    )
    return new Map(
      rows.flatMap(({ id, count }) => {
        const name = nameById.get(id)
        return name ? [[name, count] as const] : []
      }),
    )
  }

  forgetBefore(day: string): Promise<void> {
    return this.#counts.forgetBefore(day)
  }
}

const DAY = `(created_at at time zone 'America/Sao_Paulo')::date`
const LEADS = `from contacts where professional_id = ? and kind = 'lead' and not quarantined`
const REVIEWS = `from reviews where professional_id = ? and status in ('pending', 'approved') and not quarantined`

/** Counts leads and reviews for the dashboard. */
export class PostgresProfileActivity extends DatabaseAdapter implements ProfileActivity {
  async leads(id: string, days: readonly string[]): Promise<Activity> {
    const [total, byDay] = await Promise.all([this.database.count(LEADS, [id]), this.#byDay(LEADS, id, days)])
    return { total, byDay }
  }

  async reviews(id: string, days: readonly string[]): Promise<ReviewActivity> {
    const [total, pending, byDay] = await Promise.all([
      this.database.count(REVIEWS, [id]),
      this.database.count(`${REVIEWS} and status = 'pending'`, [id]),
      this.#byDay(REVIEWS, id, days),
    ])
    return { total, pending, byDay }
  }

  /** The first condition lets the index skip older rows; with a day's margin, since days start at different hours. */
  async #byDay(from: string, id: string, days: readonly string[]): Promise<number[]> {
    const rows = await this.database.rows<{ day: string; count: number }>(
      `select ${DAY}::text as day, count(*)::int as count ${from}
       and created_at >= ?::date - 1 and ${DAY} >= ? group by 1`,
      [id, days[0], days[0]],
    )
    const counts = new Map(rows.map(({ day, count }) => [day, count]))
    return days.map((day) => counts.get(day) ?? 0)
  }
}
