import type { Professional } from '#domain/professionals/professional.ts'
import type { SubscriptionLevel } from '#domain/professionals/professional_state.ts'
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

export type SetSubscriptionInput = ModerateUserInput<{ subscriptionLevel: SubscriptionLevel }>

/** Puts a user on the free or the premium plan; the plan they have already changes nothing. */
export class SetSubscription {
  readonly #deps: ModerationDependencies

  constructor(deps: ModerationDependencies) {
    this.#deps = deps
  }

  /** Whether the actor may moderate that user; to be asked before the change is looked at. */
  check(target: ModerationTarget): Promise<Result<void, ModerationRefusal>> {
    return checkModeration(this.#deps, target)
  }

  execute(input: SetSubscriptionInput): Promise<Result<Professional, ModerationRefusal>> {
    return moderateUser(this.#deps, input, async (professional) => {
      const { subscriptionLevel } = input
      const before = { subscriptionLevel: professional.state.subscriptionLevel }
      if (before.subscriptionLevel === subscriptionLevel) return null
      professional.subscribe(subscriptionLevel, this.#deps.clock.now())
      await store(this.#deps, professional)
      return { action: 'professional_subscription_changed', before, after: { subscriptionLevel } }
    })
  }
}
