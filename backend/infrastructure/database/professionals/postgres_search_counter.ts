import type { Clock } from '#application/ports/clock.ts'
import { SearchCounter } from '#application/ports/search_counter.ts'
import { SPECIALTIES, specialtyByName, type SpecialtyName } from '#domain/catalogue/specialties.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { BulkCounts, type Counts } from '../bulk_counts.ts'
import type { Database } from '../database.ts'

/** In one order, so that two processes never lock each other out. */
const ADD = `insert into search_days (day, specialty_id, count)
  select given.day, given.id, given.count
  from unnest(?::date[], ?::smallint[], ?::integer[]) as given (day, id, count)
  order by given.day, given.id
  on conflict (day, specialty_id) do update set count = search_days.count + excluded.count`

const nameById: ReadonlyMap<number, SpecialtyName> = new Map(SPECIALTIES.map(({ id, name }) => [id, name]))

interface Row {
  day: string
  /** Of the specialty. */
  id: number
}

export class PostgresSearchCounter extends SearchCounter {
  readonly #database: Database
  readonly #clock: Clock
  readonly #counts: BulkCounts<Row>

  constructor(database: Database, clock: Clock, log: (line: string) => void) {
    super()
    this.#database = database
    this.#clock = clock
    this.#counts = new BulkCounts(
      (rows) => {
        const column = (name: keyof Counts<Row>[number]) => rows.map((row) => row[name])
        return database.rows(ADD, [column('day'), column('id'), column('count')])
      },
      () => log('contagem de buscas: não foi possível guardar a última parte'),
    )
  }

  count(specialty: SpecialtyName): void {
    const id = specialtyByName(specialty)?.id
    const day = saoPauloDay(this.#clock.now())
    if (id !== undefined) this.#counts.add(`${day} ${id}`, { day, id })
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

  async forgetBefore(day: string): Promise<void> {
    await this.#database.rows('delete from search_days where day < ?', [day])
  }
}
