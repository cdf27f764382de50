import type { ProfessionalRoster, RosterEntry } from '#application/ports/professional_roster.ts'

/** An operator looks at one professional, found by id, slug or e-mail; null where there is none. */
export class ShowProfessional {
  readonly #roster: ProfessionalRoster

  constructor(roster: ProfessionalRoster) {
    this.#roster = roster
  }

  execute(key: string): Promise<RosterEntry | null> {
    return this.#roster.find(key)
  }
}
