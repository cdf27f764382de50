import type { ProfessionalRoster, RosterCounts } from '#application/ports/professional_roster.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, mayAdminister } from '../audit/actor.ts'

/** How many users there are, and how many of them premium, verified and blocked; administrators are not counted. */
export class CountUsers {
  readonly #roster: ProfessionalRoster

  constructor({ roster }: { roster: ProfessionalRoster }) {
    this.#roster = roster
  }

  async execute({ by }: { by: Actor }): Promise<Result<RosterCounts, 'forbidden'>> {
    return mayAdminister(by) ? ok(await this.#roster.counts()) : fail('forbidden')
  }
}
