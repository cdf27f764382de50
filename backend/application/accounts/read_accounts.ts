import type { Ports } from '#application/ports/ports.ts'
import { type AccountId, professionalOf } from '#domain/shared/ids.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import type { AccountAdminListRow, AccountAdminListFilter } from '#application/ports/account_admin_list.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { Actor } from '../audit/actor.ts'
import { type ListPage, type PageRequest, readPage } from '../system/list_page.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { UseCase } from '../use_case.ts'

/** Returns the logged-in professional with everything the owner may see, or null if the row is gone. */
export class GetCurrentUser extends UseCase<Ports<'professionals'>> {
  execute(id: AccountId): Promise<Professional | null> {
    return this.deps.professionals.findById(professionalOf(id))
  }
}

interface FindAccountInput {
  by: Actor
  /** Id, slug or e-mail. */
  key: string
}

/** Finds any account for an operator, administrators included. */
export class FindAccount extends UseCase<Ports<'accountAdminList'>> {
  async execute({
    by,
    key,
  }: FindAccountInput): Promise<Result<AccountAdminListRow, 'account_not_found' | 'forbidden'>> {
    if (by.kind !== 'operator') return fail('forbidden')
    const account = await this.deps.accountAdminList.find(key)
    return account ? ok(account) : fail('account_not_found')
  }
}

/** Lists every account for operators only, administrators included, newest first. */
export class ListAccounts extends UseCase<Ports<'accountAdminList'>> {
  execute(
    input: PageRequest & { filter: AccountAdminListFilter },
  ): Promise<Result<ListPage<AccountAdminListRow>, 'forbidden'>> {
    return readPage(input.by.kind === 'operator', input, MAX_PAGE_SIZE, (page, limit) =>
      this.deps.accountAdminList.list(input.filter, page, limit),
    )
  }
}
