import type { AccountId } from '#domain/shared/ids.ts'
import type { Role } from '#domain/accounts/account.ts'

export interface AccountAdminListFilter {
  role?: Role | undefined
  blocked?: boolean | undefined
  /** Part of the name or the e-mail. */
  q?: string | undefined
  /** Created at this instant or later. */
  from?: Date | undefined
  /** Created before this instant. */
  until?: Date | undefined
}

export interface AccountAdminListRow {
  id: AccountId
  name: string
  email: string
  slug: string
  role: Role
  blocked: boolean
  hasPassword: boolean
  lastAccessAt: Date | null
  createdAt: Date
}

/** Every account, administrators included, for operators. */
export abstract class AccountAdminList {
  /** Newest first. `page` from 1, `limit` 1 to 1,000. */
  abstract list(
    filter: AccountAdminListFilter,
    page: number,
    limit: number,
  ): Promise<{ rows: AccountAdminListRow[]; total: number }>

  /** By id, slug or e-mail. */
  abstract find(key: string): Promise<AccountAdminListRow | null>
}
