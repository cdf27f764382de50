import type { Clock } from '#application/ports/clock.ts'
import { ViewLedger } from '#application/ports/view_ledger.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { lastDays, saoPauloDay } from '#domain/shared/dates.ts'
import type { InMemoryProfessionalRepository } from './in_memory_professional_repository.ts'

export class InMemoryViewLedger extends ViewLedger {
  /** Visitors by professional and day. */
  readonly #visitors = new Map<string, Set<string>>()
  readonly #totals = new Map<ProfessionalId, number>()
  readonly #professionals: InMemoryProfessionalRepository
  readonly #clock: Clock

  constructor(professionals: InMemoryProfessionalRepository, clock: Clock) {
    super()
    this.#professionals = professionals
    this.#clock = clock
  }

  async recordProfileView(id: ProfessionalId, visitor: string): Promise<void> {
    if (!this.#professionals.stateOf(id)) return
    const page = `${id} ${saoPauloDay(this.#clock.now())}`
    const visitors = this.#visitors.get(page) ?? new Set()
    if (visitors.has(visitor)) return
    this.#visitors.set(page, visitors.add(visitor))
    this.#totals.set(id, (this.#totals.get(id) ?? 0) + 1)
  }

  async rollUp(): Promise<void> {
    for (const [id, views] of this.#totals) {
      const profileViews = (this.#professionals.stateOf(id)?.profileViews ?? 0) + views
      this.#professionals.overwrite(id, { profileViews })
    }
    this.#totals.clear()
  }

  async profileViews(id: ProfessionalId, days: number): Promise<{ total: number; byDay: number[] }> {
    const added = this.#professionals.stateOf(id)?.profileViews ?? 0
    const dates = lastDays(this.#clock.now(), days)
    return {
      total: added + (this.#totals.get(id) ?? 0),
      byDay: dates.map((day) => this.#visitors.get(`${id} ${day}`)?.size ?? 0),
    }
  }
}
