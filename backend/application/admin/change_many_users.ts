import type { Professional } from '#domain/professionals/professional.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { SubscriptionLevel } from '#domain/professionals/professional_state.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, mayAdminister } from '../audit/actor.ts'
import type {
  BlockProfessional,
  ModerationRefusal,
  ModerationTarget,
  SetSubscription,
  VerifyProfessional,
} from './moderate_user.ts'

export type UserChange =
  | { action: 'subscription'; value: SubscriptionLevel }
  | { action: 'verify'; value: boolean }
  | { action: 'block'; value: boolean }

export interface ChangeManyUsersInput {
  by: Actor
  /** At most 500; repeated ones count once. */
  userIds: readonly ProfessionalId[]
  change: UserChange
  /** At most 500 characters. */
  reason?: string | undefined
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
  async execute(input: ChangeManyUsersInput): Promise<Result<ChangedUser[], 'forbidden'>> {
    const { by, userIds, change, reason } = input
    if (!mayAdminister(by)) return fail('forbidden')
    const changed: ChangedUser[] = []
    for (const userId of new Set(userIds))
      changed.push({ userId, result: await this.#change({ by, userId, reason }, change) })
    return ok(changed)
  }

  #change(target: ModerationTarget, change: UserChange): Promise<Result<Professional, ModerationRefusal>> {
    const { setSubscription, verifyProfessional, blockProfessional } = this.#useCases
    if (change.action === 'subscription')
      return setSubscription.execute({ ...target, subscriptionLevel: change.value })
    if (change.action === 'verify') return verifyProfessional.execute({ ...target, verified: change.value })
    return blockProfessional.execute({ ...target, blocked: change.value })
  }
}
