import { ContactCounter, type Counted } from '#application/ports/contact_counter.ts'
import type { Clock } from '#application/ports/clock.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'

export class InMemoryContactCounter extends ContactCounter {
  counted: { kind: Counted; id: ProfessionalId; day: string }[] = []
  readonly #clock: Clock

  constructor(clock: Clock) {
    super()
    this.#clock = clock
  }

  count(kind: Counted, ids: readonly ProfessionalId[]): void {
    const day = saoPauloDay(this.#clock.now())
    this.counted.push(...ids.map((id) => ({ kind, id, day })))
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
