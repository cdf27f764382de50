import type { Clock } from '#application/ports/clock.ts'
import { SearchCounter } from '#application/ports/search_counter.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'

interface Counted {
  specialty: SpecialtyName
  day: string
  sender: string
}

export class InMemorySearchCounter extends SearchCounter {
  readonly #clock: Clock
  #waiting: Counted[] = []
  #stored: Counted[] = []

  constructor(clock: Clock) {
    super()
    this.#clock = clock
  }

  count(specialty: SpecialtyName, sender: string): void {
    const day = saoPauloDay(this.#clock.now())
    const isSame = (each: Counted) =>
      each.specialty === specialty && each.day === day && each.sender === sender
    if ([...this.#waiting, ...this.#stored].some(isSame)) return
    this.#waiting.push({ specialty, day, sender })
  }

  async flush(): Promise<void> {
    this.#stored.push(...this.#waiting)
    this.#waiting = []
  }

  async bySpecialty(): Promise<ReadonlyMap<SpecialtyName, number>> {
    const groups = Map.groupBy(this.#stored, ({ specialty }) => specialty)
    return new Map([...groups].map(([specialty, counted]) => [specialty, counted.length]))
  }

  async forgetBefore(day: string): Promise<void> {
    this.#stored = this.#stored.filter((each) => each.day >= day)
  }
}
