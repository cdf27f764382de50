import type { Professional } from '#domain/professionals/professional.ts'
import type { Result } from '#domain/shared/result.ts'
import {
  type ModerateUserInput,
  moderateUser,
  type ModerationDependencies,
  type ModerationRefusal,
  store,
} from './moderate_user.ts'

export type VerifyProfessionalInput = ModerateUserInput<{ verified: boolean }>

/** Confirms that a registration number is its owner's, or takes that back; the number seen is put on record and the owner is told. */
export class VerifyProfessional {
  readonly #deps: ModerationDependencies

  constructor(deps: ModerationDependencies) {
    this.#deps = deps
  }

  execute(input: VerifyProfessionalInput): Promise<Result<Professional, ModerationRefusal>> {
    return moderateUser(this.#deps, input, async (professional, { verified }) => {
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
