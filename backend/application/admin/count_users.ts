import type { ProfessionalAdminList, AdminListCounts } from '#application/ports/professional_admin_list.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, mayAdminister } from '../audit/actor.ts'

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
