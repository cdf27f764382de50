import { createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '#application/ports/clock.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import { ContactCounter, type Counted } from '#application/ports/contact_counter.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { LEAST_TOLD, SearchCounter } from '#application/ports/search_counter.ts'
import type { CountedDemand, Demand, DemandSort, Shortfall } from '#domain/catalogue/demand.ts'
import { insurerByName } from '#domain/catalogue/insurers.ts'
import { SPECIALTIES, specialtyByName, type SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { Activity, ProfileActivity, ReviewActivity } from '#application/ports/profile_activity.ts'
import { type Database, DatabaseAdapter } from '../database.ts'
import { VisitorSalts } from '../visits/daily_visits.ts'

const FLUSH_MS = 20_000
/** Maximum number of buffered rows; further counts are dropped. */
const MAX_WAITING = 20_000

/** What counters need: `log` receives that a part could not be stored. */
interface CounterDependencies {
  clock: Clock
  hasher: KeyedHasher
  log: (line: string) => void
}

interface Counting extends CounterDependencies {
  table: 'contact_days' | 'search_days' | 'term_days' | 'demand_days'
  /** What is counted, for the log. */
  name: string
  /**
   * Inserts rows given by column, in the order of `columns`, then their counts and the keys of their senders; sorted, so
   * that two processes never deadlock.
   */
  statement: string
}

type Waiting<Row> = Row & { day: string; count: number; sender: string | null }

/**
 * Sums a day's counts in memory and stores them in bulk a little later; a crash loses the unstored ones. What is counted
 * once for each sender leaves a key in `counted_once`, of which nobody can tell who it was once the day's salt is gone.
 */
class DailyCounts<Row extends object> {
  readonly #database: Database
  readonly #counting: Counting
  readonly #columns: readonly (keyof Row | 'day')[]
  readonly #salts: VisitorSalts
  #waiting = new Map<string, Waiting<Row>>()
  #timer: NodeJS.Timeout | null = null

  constructor(database: Database, counting: Counting, columns: readonly (keyof Row | 'day')[]) {
    this.#database = database
    this.#counting = counting
    this.#columns = columns
    this.#salts = new VisitorSalts(database)
  }

  /** With a sender each row counts once a day, without one each time. */
  add(rows: readonly Row[], sender: string | null): void {
    const day = saoPauloDay(this.#counting.clock.now())
    for (const row of rows) {
      const key = JSON.stringify([day, ...Object.values(row), sender])
      const waiting = this.#waiting.get(key)
      if (waiting) waiting.count += sender === null ? 1 : 0
      else if (this.#waiting.size < MAX_WAITING) this.#waiting.set(key, { ...row, day, sender, count: 1 })
      this.#timer ??= setTimeout(() => void this.flush().catch(() => this.#complain()), FLUSH_MS).unref()
    }
  }

  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const counts = [...this.#waiting]
    this.#waiting = new Map()
    if (counts.length === 0) return
    const { statement, clock } = this.#counting
    const keys = await Promise.all(counts.map(([key, row]) => this.#keyOf(key, row)))
    await this.#database.rows(statement, [
      ...this.#columns.map((column) => counts.map(([, row]) => row[column])),
      counts.map(([, { count }]) => count),
      keys,
    ])
    await this.#database.rows('delete from counted_once where day < ?', [saoPauloDay(clock.now())])
  }

  async forgetBefore(day: string): Promise<void> {
    await this.#database.rows(`delete from ${this.#counting.table} where day < ?`, [day])
  }

  async #keyOf(key: string, { day, sender }: Waiting<Row>): Promise<string | null> {
    if (sender === null) return null
    const { hasher, table } = this.#counting
    return hasher.hash(`${await this.#salts.of(day)} ${table} ${key}`)
  }

  #complain(): void {
    const { name, log } = this.#counting
    log(`contagem de ${name}: não foi possível guardar a última parte`)
  }
}

/** Of `given`, what no sender had counted yet that day. */
const FRESH = `fresh as (
    insert into counted_once (day, key)
    select distinct day, once from given where once is not null order by day, once
    on conflict do nothing returning key
  ), counted as (
    select * from given where once is null or once in (select key from fresh)
  )`

const ADD_CONTACTS = `
  with given as (
    select * from unnest(?::uuid[], ?::date[], ?::text[], ?::integer[], ?::text[])
      as given (id, day, kind, count, once)
    where exists (select from professionals where professionals.id = given.id)
  ), ${FRESH}
  insert into contact_days (professional_id, day, kind, count)
  select id, day, kind, sum(count) from counted group by id, day, kind order by id, day, kind
  on conflict (professional_id, day, kind) do update set count = contact_days.count + excluded.count`

/** About 8 MB. */
const MOST_REMEMBERED = 100_000

/** Remembers in memory what was counted on a day, by hashes under a key of this process; when full it begins anew. */
class CountedToday {
  readonly #key = randomBytes(32)
  readonly #seen = new Set<string>()
  #day = ''

  /** Returns whether this is the first time on that day, as far as is remembered. */
  isNew(day: string, ...what: readonly string[]): boolean {
    if (day !== this.#day || this.#seen.size >= MOST_REMEMBERED) this.#seen.clear()
    this.#day = day
    const hash = createHmac('sha256', this.#key).update(JSON.stringify(what)).digest('base64url').slice(0, 12)
    const { size } = this.#seen
    return this.#seen.add(hash).size > size
  }
}

/** Contacts and appearances by day. */
export class PostgresContactCounter extends ContactCounter {
  readonly #database: Database
  readonly #clock: Clock
  readonly #counts: DailyCounts<{ id: ProfessionalId; kind: Counted }>
  readonly #appeared = new CountedToday()

  constructor(database: Database, deps: CounterDependencies) {
    super()
    this.#database = database
    this.#clock = deps.clock
    this.#counts = new DailyCounts(
      database,
      { ...deps, table: 'contact_days', name: 'contatos', statement: ADD_CONTACTS },
      ['id', 'day', 'kind'],
    )
  }

  /** Appearances are far too many for a row each: their senders are only remembered. */
  count(kind: Counted, ids: readonly ProfessionalId[], sender: string): void {
    const rows = ids.map((id) => ({ id, kind }))
    if (kind !== 'appearance') return this.#counts.add(rows, sender)
    const day = saoPauloDay(this.#clock.now())
    this.#counts.add(
      rows.filter(({ id }) => this.#appeared.isNew(day, id, sender)),
      null,
    )
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

const ADD_SEARCHES = `
  with given as (
    select * from unnest(?::date[], ?::smallint[], ?::integer[], ?::text[]) as given (day, id, count, once)
  ), ${FRESH}
  insert into search_days (day, specialty_id, count)
  select day, id, sum(count) from counted group by day, id order by day, id
  on conflict (day, specialty_id) do update set count = search_days.count + excluded.count`

const ADD_TERMS = `
  with given as (
    select * from unnest(?::date[], ?::text[], ?::integer[], ?::text[]) as given (day, term, count, once)
  ), ${FRESH}
  insert into term_days (day, term, count)
  select day, term, sum(count) from counted group by day, term order by day, term
  on conflict (day, term) do update set count = term_days.count + excluded.count`

/** Kinds of demand a day; further ones are dropped. */
const MOST_DEMANDED = 20_000
const ADD_DEMAND = `
  with given as (
    select * from unnest(?::date[], ?::smallint[], ?::text[], ?::integer[], ?::smallint[], ?::boolean[], ?::integer[], ?::text[])
      as given (day, specialty_id, state, municipality, insurer_id, found_nobody, count, once)
  ), ${FRESH}
  insert into demand_days (day, specialty_id, state, municipality, insurer_id, found_nobody, count)
  select day, specialty_id, state, municipality, insurer_id, found_nobody, sum(count) from counted
  where (select count(*) from demand_days where demand_days.day = counted.day) < ${MOST_DEMANDED}
  group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (day, specialty_id, state, municipality, insurer_id, found_nobody)
    do update set count = demand_days.count + excluded.count`

const DEMAND = `
  select specialty.name as specialty, state, municipality, insurer.name as insurance,
    coalesce(sum(count) filter (where found_nobody), 0)::int as nobody,
    coalesce(sum(count) filter (where not found_nobody), 0)::int as few
  from demand_days
    left join specialties specialty on specialty.id = specialty_id
    left join insurers insurer on insurer.id = insurer_id
  where day >= :day group by 1, 2, 3, 4`

interface DemandRow {
  specialtyId: number | null
  state: string | null
  municipality: number | null
  insurerId: number | null
  foundNobody: boolean
}

const nameById: ReadonlyMap<number, SpecialtyName> = new Map(SPECIALTIES.map(({ id, name }) => [id, name]))

/** Searches by specialty, term and day. */
export class PostgresSearchCounter extends SearchCounter {
  readonly #database: Database
  readonly #counts: DailyCounts<{ specialtyId: number }>
  readonly #terms: DailyCounts<{ term: string }>
  readonly #demand: DailyCounts<DemandRow>

  constructor(database: Database, deps: CounterDependencies) {
    super()
    this.#database = database
    this.#counts = new DailyCounts(
      database,
      { ...deps, table: 'search_days', name: 'buscas', statement: ADD_SEARCHES },
      ['day', 'specialtyId'],
    )
    this.#terms = new DailyCounts(
      database,
      { ...deps, table: 'term_days', name: 'termos', statement: ADD_TERMS },
      ['day', 'term'],
    )
    this.#demand = new DailyCounts(
      database,
      { ...deps, table: 'demand_days', name: 'procura', statement: ADD_DEMAND },
      ['day', 'specialtyId', 'state', 'municipality', 'insurerId', 'foundNobody'],
    )
  }

  count(specialty: SpecialtyName, sender: string): void {
    const found = specialtyByName(specialty)
    if (found) this.#counts.add([{ specialtyId: found.id }], sender)
  }

  countTerm(term: string, sender: string): void {
    this.#terms.add([{ term }], sender)
  }

  countDemand(demand: Demand, shortfall: Shortfall, sender: string): void {
    const { specialty, state = null, municipality = null, insurance } = demand
    const specialtyId = specialty ? (specialtyByName(specialty)?.id ?? null) : null
    const insurerId = insurance ? (insurerByName(insurance)?.id ?? null) : null
    const foundNobody = shortfall === 'nobody'
    this.#demand.add([{ specialtyId, state, municipality, insurerId, foundNobody }], sender)
  }

  async flush(): Promise<void> {
    await this.#counts.flush()
    await this.#terms.flush()
    await this.#demand.flush()
  }

  async demandSince(day: string, sort: DemandSort, { page, limit }: { page: number; limit: number }) {
    const most = sort === 'nobody' ? 'nobody' : 'nobody + few'
    const rows = await this.#database.rows<CountedDemand>(
      `select * from (${DEMAND}) as demand
       order by ${most} desc, specialty, state, municipality, insurance limit :limit offset :offset`,
      { day, limit, offset: (page - 1) * limit },
    )
    return { rows, total: await this.#database.count(`from (${DEMAND}) as demand`, { day }) }
  }

  async forgetDemandBefore(day: string): Promise<void> {
    await this.#demand.forgetBefore(day)
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

  async byTerm(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#database.rows<{ term: string; count: number }>(
      'select term, sum(count)::int as count from term_days group by 1 having sum(count) >= ?',
      [LEAST_TOLD],
    )
    return new Map(rows.map(({ term, count }) => [term, count]))
  }

  async forgetBefore(day: string): Promise<void> {
    await this.#counts.forgetBefore(day)
    await this.#terms.forgetBefore(day)
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
