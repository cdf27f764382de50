import type { ProfessionalAdminList, AdminListEntry } from '#application/ports/professional_admin_list.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, mayAdminister } from '../audit/actor.ts'

export interface ShowProfessionalInput {
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
