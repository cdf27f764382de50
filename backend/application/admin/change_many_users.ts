import type { Professional } from '#domain/professionals/professional.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { SubscriptionLevel } from '#domain/professionals/professional_state.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, mayAdminister } from '../audit/actor.ts'
import type { BlockProfessional } from './block_professional.ts'
import type { ModerationRefusal } from './moderate_user.ts'
import type { SetSubscription } from './set_subscription.ts'
import type { VerifyProfessional } from './verify_professional.ts'

export type UserChange =
  | { action: 'subscription'; value: SubscriptionLevel }
  | { action: 'verify'; value: boolean }
  | { action: 'block'; value: boolean }

export interface ChangeManyUsersInput {
  by: Actor
  /** At most 500; repeated ones count once. Asked once the actor is known to run the site. */
  wanted: () => { userIds: readonly ProfessionalId[]; change: UserChange; reason?: string }
}

export interface ChangedUser {
  userId: ProfessionalId
  result: Result<Professional, ModerationRefusal>
}

interface UseCases {
  setSubscription: SetSubscription
  verifyProfessional: VerifyProfessional
  blockProfessional: BlockProfessional
}

/** One change to many users, each in a unit of work of its own: who is refused keeps nobody else from theirs. */
export class ChangeManyUsers {
  readonly #useCases: UseCases

  constructor(useCases: UseCases) {
    this.#useCases = useCases
  }

  /** Returns in the order of the ids. */
  async execute({ by, wanted }: ChangeManyUsersInput): Promise<Result<ChangedUser[], 'forbidden'>> {
    if (!mayAdminister(by)) return fail('forbidden')
    const { userIds, change, reason } = wanted()
    const changed: ChangedUser[] = []
    for (const userId of new Set(userIds))
      changed.push({ userId, result: await this.#change({ by, userId, change, reason }) })
    return ok(changed)
  }

  #change({
    change,
    reason,
    ...target
  }: {
    by: Actor
    userId: ProfessionalId
    change: UserChange
    reason: string | undefined
  }): Promise<Result<Professional, ModerationRefusal>> {
    const { setSubscription, verifyProfessional, blockProfessional } = this.#useCases
    const why = reason ? { reason } : {}
    if (change.action === 'subscription')
      return setSubscription.execute({ ...target, wanted: { subscriptionLevel: change.value, ...why } })
    if (change.action === 'verify')
      return verifyProfessional.execute({ ...target, wanted: { verified: change.value, ...why } })
    return blockProfessional.execute({ ...target, wanted: { blocked: change.value, ...why } })
  }
}
