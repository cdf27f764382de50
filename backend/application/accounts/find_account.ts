import type { AccountAdminList, AccountAdminListRow } from '#application/ports/account_admin_list.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { Actor } from '../audit/actor.ts'

export interface FindAccountInput {
  by: Actor
  /** Id, slug or e-mail. */
  key: string
}

/** Whom an operator names, administrators too. */
export class FindAccount {
  readonly #adminList: AccountAdminList

  constructor({ accountAdminList }: { accountAdminList: AccountAdminList }) {
    this.#adminList = accountAdminList
  }

  async execute({
    by,
    key,
  }: FindAccountInput): Promise<Result<AccountAdminListRow, 'account_not_found' | 'forbidden'>> {
    if (by.kind !== 'operator') return fail('forbidden')
    const account = await this.#adminList.find(key)
    return account ? ok(account) : fail('account_not_found')
  }
}
