import type { ProfessionalRoster, RosterFilter, RosterRow } from '#application/ports/professional_roster.ts'

export interface ListProfessionalsInput extends RosterFilter {
  page?: number
  limit?: number
}

/** An operator looks through everyone, hidden or not. Page from 1, 50 rows unless told, 1,000 at most. */
export class ListProfessionals {
  readonly #roster: ProfessionalRoster

  constructor(roster: ProfessionalRoster) {
    this.#roster = roster
  }

  execute({ page = 1, limit = 50, ...filter }: ListProfessionalsInput): Promise<{
    rows: RosterRow[]
    total: number
  }> {
    return this.#roster.list(filter, Math.max(1, page), Math.min(1000, Math.max(1, limit)))
  }
}
