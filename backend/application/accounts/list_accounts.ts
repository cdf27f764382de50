import type {
  AccountAdminList,
  AccountAdminListFilter,
  AccountAdminListRow,
} from '#application/ports/account_admin_list.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { Actor } from '../audit/actor.ts'

export interface ListAccountsInput {
  by: Actor
  filter: AccountAdminListFilter
  /** From 1. */
  page: number
  /** From 1; more than 1,000 are taken as 1,000. */
  limit: number
}

export interface ListedAccounts {
  rows: AccountAdminListRow[]
  /** All of them, not only this page's. */
  total: number
}

/** Operators look through every account, administrators too, newest first; nobody else does. */
export class ListAccounts {
  readonly #adminList: AccountAdminList

  constructor({ accountAdminList }: { accountAdminList: AccountAdminList }) {
    this.#adminList = accountAdminList
  }

  async execute(input: ListAccountsInput): Promise<Result<ListedAccounts, 'forbidden'>> {
    const { by, filter, page, limit } = input
    if (by.kind !== 'operator') return fail('forbidden')
    return ok(await this.#adminList.list(filter, page, Math.min(limit, MAX_PAGE_SIZE)))
  }
}
