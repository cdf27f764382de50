import type {
  ProfessionalAdminList,
  AdminListCounts,
  AdminListFilter,
  AdminListRow,
  AdminListSort,
  AdminListEntry,
} from '#application/ports/professional_admin_list.ts'
import type {
  VerificationRepository,
  VerificationRequest,
} from '#application/ports/verification_repository.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, mayAdminister } from '../audit/actor.ts'
import type { SecurityLog } from '#application/ports/security_log.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'

/** How many users there are, and how many of them premium, verified and blocked; administrators are not counted. */
export class CountUsers {
  readonly #adminList: ProfessionalAdminList

  constructor({ adminList }: { adminList: ProfessionalAdminList }) {
    this.#adminList = adminList
  }

  async execute({ by }: { by: Actor }): Promise<Result<AdminListCounts, 'forbidden'>> {
    return mayAdminister(by) ? ok(await this.#adminList.counts()) : fail('forbidden')
  }
}

interface ListUsersInput {
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

interface ListedUsers {
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

interface ShowProfessionalInput {
  by: Actor
  /** Id, slug or e-mail. */
  key: string
}

/** Those who run the site look at one professional, hidden or not, and never at an administrator. */
export class ShowProfessional {
  readonly #adminList: ProfessionalAdminList

  constructor({ adminList }: { adminList: ProfessionalAdminList }) {
    this.#adminList = adminList
  }

  async execute({
    by,
    key,
  }: ShowProfessionalInput): Promise<Result<AdminListEntry, 'professional_not_found' | 'forbidden'>> {
    if (!mayAdminister(by)) return fail('forbidden')
    const found = await this.#adminList.find(key)
    return found ? ok(found) : fail('professional_not_found')
  }
}

/** Those who run the site see who waits to be verified, the one who waits longest first. */
export class ListVerificationRequests {
  readonly #verifications: VerificationRepository

  constructor({ verifications }: { verifications: VerificationRepository }) {
    this.#verifications = verifications
  }

  async execute({
    by,
    page,
    limit,
  }: Pick<ListUsersInput, 'by' | 'page' | 'limit'>): Promise<
    Result<{ rows: VerificationRequest[]; total: number }, 'forbidden'>
  > {
    if (!mayAdminister(by)) return fail('forbidden')
    return ok(await this.#verifications.listWaiting(page, Math.min(limit, MAX_PAGE_SIZE)))
  }
}
