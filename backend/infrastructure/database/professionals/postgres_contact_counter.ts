import type { Clock } from '#application/ports/clock.ts'
import { ContactCounter, type Counted } from '#application/ports/contact_counter.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { Database } from '../database.ts'

/** In one order, so that two processes never lock each other out. */
const ADD = `insert into contact_days (professional_id, day, kind, count)
  select given.id, given.day, given.kind, given.count
  from unnest(?::uuid[], ?::date[], ?::text[], ?::integer[]) as given (id, day, kind, count)
  where exists (select from professionals where professionals.id = given.id)
  order by given.id, given.day, given.kind
  on conflict (professional_id, day, kind) do update set count = contact_days.count + excluded.count`

const FLUSH_MS = 20_000
/** More wait nowhere; what comes beyond is not counted. */
const MOST_WAITING = 20_000

interface Waiting {
  id: ProfessionalId
  day: string
  kind: Counted
  count: number
}

export class PostgresContactCounter extends ContactCounter {
  readonly #database: Database
  readonly #clock: Clock
  readonly #say: (line: string) => void
  #waiting = new Map<string, Waiting>()
  #timer: NodeJS.Timeout | null = null

  constructor(database: Database, clock: Clock, say: (line: string) => void) {
    super()
    this.#database = database
    this.#clock = clock
    this.#say = say
  }

  count(kind: Counted, ids: readonly ProfessionalId[]): void {
    const day = saoPauloDay(this.#clock.now())
    for (const id of ids) {
      const key = `${id} ${day} ${kind}`
      const waiting = this.#waiting.get(key)
      if (waiting) waiting.count += 1
      else if (this.#waiting.size < MOST_WAITING) this.#waiting.set(key, { id, day, kind, count: 1 })
    }
    this.#timer ??= setTimeout(() => void this.#flushQuietly(), FLUSH_MS).unref()
  }

  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const rows = [...this.#waiting.values()]
    this.#waiting = new Map()
    if (rows.length === 0) return
    const column = <Name extends keyof Waiting>(name: Name) => rows.map((row) => row[name])
    await this.#database.rows(ADD, [column('id'), column('day'), column('kind'), column('count')])
  }

  async #flushQuietly(): Promise<void> {
    try {
      await this.flush()
    } catch {
      this.#say('contagem de contatos: não foi possível guardar a última parte')
    }
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
