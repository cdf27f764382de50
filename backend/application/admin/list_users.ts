import type {
  ProfessionalRoster,
  RosterFilter,
  RosterRow,
  RosterSort,
} from '#application/ports/professional_roster.ts'
import { LONGEST_LIST } from '#domain/shared/page_sizes.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, mayAdminister } from '../audit/actor.ts'

export interface ListUsersInput {
  by: Actor
  filter: RosterFilter
  sort: RosterSort
  /** From 1. */
  page: number
  /** From 1; more than 1,000 are taken as 1,000. */
  limit: number
}

export interface ListedUsers {
  rows: RosterRow[]
  /** All of them, not only this page's. */
  total: number
}

/** Administrators look through every professional, hidden ones too. */
export class ListUsers {
  readonly #roster: ProfessionalRoster

  constructor({ roster }: { roster: ProfessionalRoster }) {
    this.#roster = roster
  }

  async execute(input: ListUsersInput): Promise<Result<ListedUsers, 'forbidden'>> {
    const { by, filter, sort, page, limit } = input
    if (!mayAdminister(by)) return fail('forbidden')
    return ok(await this.#roster.list(filter, page, Math.min(limit, LONGEST_LIST), sort))
  }
}
