import type {
  ProfessionalAdminList,
  AdminListFilter,
  AdminListRow,
  AdminListSort,
} from '#application/ports/professional_admin_list.ts'
import type { SecurityLog } from '#application/ports/security_log.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, mayAdminister } from '../audit/actor.ts'

export interface ListUsersInput {
  by: Actor
  filter: AdminListFilter
  sort: AdminListSort
  /** From 1. */
  page: number
  /** From 1; more than 1,000 are taken as 1,000. */
  limit: number
}

interface Dependencies {
  adminList: ProfessionalAdminList
  securityLog: SecurityLog
}

export interface ListedUsers {
  rows: AdminListRow[]
  /** All of them, not only this page's. */
  total: number
}

/** Administrators look through every professional, hidden ones too, and which page they read is noted. */
export class ListUsers {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async execute(input: ListUsersInput): Promise<Result<ListedUsers, 'forbidden'>> {
    const { by, filter, sort, page, limit } = input
    if (!mayAdminister(by)) return fail('forbidden')
    const rows = Math.min(limit, MAX_PAGE_SIZE)
    if (by.kind === 'admin') await this.#note(by.id, page, rows)
    return ok(await this.#deps.adminList.list(filter, page, rows, sort))
  }

  #note(accountId: string, page: number, limit: number): Promise<void> {
    const target = `page ${page}, limit ${limit}`
    return this.#deps.securityLog.note({ kind: 'account_list_read', accountId, target })
  }
}
