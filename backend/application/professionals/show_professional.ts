import type { ProfessionalRoster, RosterEntry } from '#application/ports/professional_roster.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, mayAdminister } from '../audit/actor.ts'

export interface ShowProfessionalInput {
  by: Actor
  /** Id, slug or e-mail. */
  key: string
}

/** Those who run the site look at one professional, hidden or not, and never at an administrator. */
export class ShowProfessional {
  readonly #roster: ProfessionalRoster

  constructor({ roster }: { roster: ProfessionalRoster }) {
    this.#roster = roster
  }

  async execute({
    by,
    key,
  }: ShowProfessionalInput): Promise<Result<RosterEntry, 'professional_not_found' | 'forbidden'>> {
    if (!mayAdminister(by)) return fail('forbidden')
    const found = await this.#roster.find(key)
    return found ? ok(found) : fail('professional_not_found')
  }
}
