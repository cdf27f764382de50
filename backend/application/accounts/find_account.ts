import type { AccountRoster, AccountRosterRow } from '#application/ports/account_roster.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { Actor } from '../audit/actor.ts'

export interface FindAccountInput {
  by: Actor
  /** Id, slug or e-mail. */
  key: string
}

/** Whom an operator names, administrators too. */
export class FindAccount {
  readonly #roster: AccountRoster

  constructor({ accountRoster }: { accountRoster: AccountRoster }) {
    this.#roster = accountRoster
  }

  async execute({
    by,
    key,
  }: FindAccountInput): Promise<Result<AccountRosterRow, 'account_not_found' | 'forbidden'>> {
    if (by.kind !== 'operator') return fail('forbidden')
    const account = await this.#roster.find(key)
    return account ? ok(account) : fail('account_not_found')
  }
}
