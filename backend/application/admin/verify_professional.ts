import type { Professional } from '#domain/professionals/professional.ts'
import type { Result } from '#domain/shared/result.ts'
import {
  checkModeration,
  type ModerateUserInput,
  moderateUser,
  type ModerationDependencies,
  type ModerationRefusal,
  type ModerationTarget,
  store,
} from './moderate_user.ts'

export type VerifyProfessionalInput = ModerateUserInput<{ verified: boolean }>

/** Confirms that a registration number is its owner's, or takes that back; the number seen is put on record and the owner is told. */
export class VerifyProfessional {
  readonly #deps: ModerationDependencies

  constructor(deps: ModerationDependencies) {
    this.#deps = deps
  }

  /** Whether the actor may moderate that user; to be asked before the change is looked at. */
  check(target: ModerationTarget): Promise<Result<void, ModerationRefusal>> {
    return checkModeration(this.#deps, target)
  }

  execute(input: VerifyProfessionalInput): Promise<Result<Professional, ModerationRefusal>> {
    return moderateUser(this.#deps, input, async (professional) => {
      const { verified } = input
      const { isVerified, crm } = professional.state
      if (isVerified === verified) return null
      professional.verify(verified, this.#deps.clock.now())
      await store(this.#deps, professional)
      if (verified) await this.#tell(professional)
      const action = verified ? 'professional_verified' : 'professional_unverified'
      return { action, before: { isVerified, crm }, after: { isVerified: verified, crm } }
    })
  }

  async #tell({ id }: Professional): Promise<void> {
    const payload = { kind: 'account_verified', accountId: String(id) } as const
    await this.#deps.jobs.enqueue({ task: 'send_notice', payload })
  }
}
