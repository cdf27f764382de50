import type { Account } from '#domain/accounts/account.ts'
import type { Result } from '#domain/shared/result.ts'
import { appoint, type SetRoleRefusal, type SetRoleInput } from './set_role.ts'
import type { ModerationDependencies } from './moderate_user.ts'

/** An operator makes an administrator a user again. Whoever is one already stays so. */
export class DemoteUser {
  readonly #deps: ModerationDependencies

  constructor(deps: ModerationDependencies) {
    this.#deps = deps
  }

  execute(input: SetRoleInput): Promise<Result<Account, SetRoleRefusal>> {
    return appoint(this.#deps, input, 'user')
  }
}
