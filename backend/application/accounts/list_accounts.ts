import type {
  AccountRoster,
  AccountRosterFilter,
  AccountRosterRow,
} from '#application/ports/account_roster.ts'
import { LONGEST_LIST } from '#domain/shared/page_sizes.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { Actor } from '../audit/actor.ts'

export interface ListAccountsInput {
  by: Actor
  filter: AccountRosterFilter
  /** From 1. */
  page: number
  /** From 1; more than 1,000 are taken as 1,000. */
  limit: number
}

export interface ListedAccounts {
  rows: AccountRosterRow[]
  /** All of them, not only this page's. */
  total: number
}

/** Operators look through every account, administrators too, newest first; nobody else does. */
export class ListAccounts {
  readonly #roster: AccountRoster

  constructor({ accountRoster }: { accountRoster: AccountRoster }) {
    this.#roster = accountRoster
  }

  async execute(input: ListAccountsInput): Promise<Result<ListedAccounts, 'forbidden'>> {
    const { by, filter, page, limit } = input
    if (by.kind !== 'operator') return fail('forbidden')
    return ok(await this.#roster.list(filter, page, Math.min(limit, LONGEST_LIST)))
  }
}
