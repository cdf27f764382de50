import type { Account } from '#domain/accounts/account.ts'
import type { Result } from '#domain/shared/result.ts'
import { appoint, type AppointmentRefusal, type AppointUserInput } from './appoint_user.ts'
import type { ModerationDesk } from './moderate_user.ts'

/** An operator makes a user an administrator. Whoever is one already stays so. */
export class PromoteUser {
  readonly #desk: ModerationDesk

  constructor(desk: ModerationDesk) {
    this.#desk = desk
  }

  execute(input: AppointUserInput): Promise<Result<Account, AppointmentRefusal>> {
    return appoint(this.#desk, input, 'admin')
  }
}
