import type { Clock } from '#application/ports/clock.ts'
import { LEAST_TOLD, SearchCounter } from '#application/ports/search_counter.ts'
import type { CountedDemand, Demand, DemandSort, Shortfall } from '#domain/catalogue/demand.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'

interface Counted {
  specialty?: SpecialtyName
  term?: string
  day: string
  sender: string
}

interface CountedShortfall {
  demand: string
  shortfall: Shortfall
  day: string
  sender: string
}

export class InMemorySearchCounter extends SearchCounter {
  readonly #clock: Clock
  #waiting: Counted[] = []
  #stored: Counted[] = []
  #demandWaiting: CountedShortfall[] = []
  #demand: CountedShortfall[] = []

  constructor(clock: Clock) {
    super()
    this.#clock = clock
  }

  count(specialty: SpecialtyName, sender: string): void {
    this.#countOnce({ specialty }, sender)
  }

  countTerm(term: string, sender: string): void {
    this.#countOnce({ term }, sender)
  }

  #countOnce({ specialty, term }: Pick<Counted, 'specialty' | 'term'>, sender: string): void {
    const day = saoPauloDay(this.#clock.now())
    const isSame = (each: Counted) =>
      each.specialty === specialty && each.term === term && each.day === day && each.sender === sender
    if ([...this.#waiting, ...this.#stored].some(isSame)) return
    this.#waiting.push({ ...(specialty && { specialty }), ...(term && { term }), day, sender })
  }

  async flush(): Promise<void> {
    this.#stored.push(...this.#waiting)
    this.#waiting = []
    this.#demand.push(...this.#demandWaiting)
    this.#demandWaiting = []
  }

  countDemand(demand: Demand, shortfall: Shortfall, sender: string): void {
    const { specialty = null, state = null, municipality = null, insurance = null } = demand
    const day = saoPauloDay(this.#clock.now())
    const text = JSON.stringify({ specialty, state, municipality, insurance })
    const counted = { demand: text, shortfall, day, sender }
    const known = [...this.#demandWaiting, ...this.#demand].map((each) => JSON.stringify(each))
    if (!known.includes(JSON.stringify(counted))) this.#demandWaiting.push(counted)
  }

  async demandSince(day: string, sort: DemandSort, { page, limit }: { page: number; limit: number }) {
    const groups = Map.groupBy(
      this.#demand.filter((each) => each.day >= day),
      ({ demand }) => demand,
    )
    const rows = [...groups].map(([demand, counted]): CountedDemand => {
      const of = (wanted: Shortfall) => counted.filter(({ shortfall }) => shortfall === wanted).length
      return Object.assign(JSON.parse(demand), { nobody: of('nobody'), few: of('few') })
    })
    const weight = ({ nobody, few }: CountedDemand) => (sort === 'nobody' ? nobody : nobody + few)
    const sorted = rows.toSorted((one, other) => weight(other) - weight(one))
    return { rows: sorted.slice((page - 1) * limit, page * limit), total: rows.length }
  }

  async forgetDemandBefore(day: string): Promise<void> {
    this.#demand = this.#demand.filter((each) => each.day >= day)
  }

  async bySpecialty(): Promise<ReadonlyMap<SpecialtyName, number>> {
    return countedBy(this.#stored.flatMap(({ specialty }) => specialty ?? []))
  }

  async byTerm(): Promise<ReadonlyMap<string, number>> {
    const counts = countedBy(this.#stored.flatMap(({ term }) => term ?? []))
    return new Map([...counts].filter(([, count]) => count >= LEAST_TOLD))
  }

  async forgetBefore(day: string): Promise<void> {
    this.#stored = this.#stored.filter((each) => each.day >= day)
  }
}

function countedBy<Key>(keys: readonly Key[]): Map<Key, number> {
  const groups = Map.groupBy(keys, (key) => key)
  return new Map([...groups].map(([key, counted]) => [key, counted.length]))
}
