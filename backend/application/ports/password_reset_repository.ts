import type { AccountId } from '#domain/accounts/account_id.ts'
import type { PasswordReset } from '#domain/accounts/password_reset.ts'

export abstract class PasswordResetRepository {
  abstract save(reset: PasswordReset): Promise<void>
  /** Locks the row until the unit of work ends, so that a token serves once. */
  abstract findByTokenHash(tokenHash: string): Promise<PasswordReset | null>
  abstract countSince(accountId: AccountId, since: Date): Promise<number>
  /** Ends every unused one of the account. */
  abstract voidAllOf(accountId: AccountId, at: Date): Promise<void>
}
