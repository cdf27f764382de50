import { ContactCounter, type Counted } from '#application/ports/contact_counter.ts'
import type { Clock } from '#application/ports/clock.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'

interface CountedOne {
  kind: Counted
  id: ProfessionalId
  day: string
  sender: string
}

export class InMemoryContactCounter extends ContactCounter {
  counted: CountedOne[] = []
  readonly #clock: Clock

  constructor(clock: Clock) {
    super()
    this.#clock = clock
  }

  count(kind: Counted, ids: readonly ProfessionalId[], sender: string): void {
    const day = saoPauloDay(this.#clock.now())
    for (const id of ids) {
      const isSame = (each: CountedOne) =>
        each.kind === kind && each.id === id && each.day === day && each.sender === sender
      if (!this.counted.some(isSame)) this.counted.push({ kind, id, day, sender })
    }
  }

  async flush(): Promise<void> {}

  async byDay(id: ProfessionalId, days: readonly string[]) {
    const own = this.counted.filter((each) => each.id === id)
    const of = (isAppearance: boolean) => {
      const wanted = own.filter(({ kind }) => (kind === 'appearance') === isAppearance)
      return {
        total: wanted.length,
        byDay: days.map((day) => wanted.filter((each) => each.day === day).length),
      }
    }
    return { contacts: of(false), appearances: of(true) }
  }

  async forgetBefore(day: string): Promise<void> {
    this.counted = this.counted.filter((each) => each.day >= day)
  }
}
