import type { Account } from '#domain/accounts/account.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import { unwrap, type Result } from '#domain/shared/result.ts'
import {
  checkModeration,
  type ModerateUserInput,
  moderateUser,
  type ModerationDependencies,
  type ModerationRefusal,
  type ModerationTarget,
} from './moderate_user.ts'

export type BlockProfessionalInput = ModerateUserInput<{ blocked: boolean }>

/**
 * Hides a user everywhere and shuts them out, or lets them back in. A block ends their sessions, voids their reset links
 * and has them told; coming back, they log in anew.
 */
export class BlockProfessional {
  readonly #deps: ModerationDependencies

  constructor(deps: ModerationDependencies) {
    this.#deps = deps
  }

  /** Whether the actor may moderate that user; to be asked before the change is looked at. */
  check(target: ModerationTarget): Promise<Result<void, ModerationRefusal>> {
    return checkModeration(this.#deps, target)
  }

  execute(input: BlockProfessionalInput): Promise<Result<Professional, ModerationRefusal>> {
    return moderateUser(this.#deps, input, async (professional) => {
      const { blocked } = input
      const account = await this.#deps.accounts.findForUpdate(String(professional.id))
      const before = { blocked: account?.state.blocked }
      if (!account || before.blocked === blocked) return null
      unwrap(account.setBlocked(blocked))
      await this.#deps.accounts.save(account)
      professional.showAsBlocked(blocked)
      if (blocked) await this.#shutOut(account)
      const action = blocked ? 'professional_blocked' : 'professional_unblocked'
      return { action, before, after: { blocked } }
    })
  }

  async #shutOut({ id }: Account): Promise<void> {
    const { sessions, resets, jobs, clock } = this.#deps
    await sessions.endAllOf(id)
    await resets.voidAllOf(id, clock.now())
    await jobs.enqueue({ task: 'send_notice', payload: { kind: 'account_blocked', accountId: id } })
  }
}
