import type { AccountId } from '#domain/shared/ids.ts'
import type { PasswordReset } from '#domain/accounts/password_reset.ts'

/** The rights to choose a new password, by the hashes of their tokens. */
export abstract class PasswordResetRepository {
  abstract save(reset: PasswordReset): Promise<void>
  /** Locks the row until the unit of work ends, so that a token serves once. */
  abstract findByTokenHash(tokenHash: string): Promise<PasswordReset | null>
  /** Asked for at that time or later, used or not. */
  abstract countSince(accountId: AccountId, since: Date): Promise<number>
  /** Ids of those that nobody used, ended by time or not. */
  abstract unusedOf(accountId: AccountId): Promise<string[]>
  /** Ends those of them that are unused. */
  abstract voidThese(ids: readonly string[], at: Date): Promise<void>
  /** As if it had never been asked for. */
  abstract remove(id: string): Promise<void>
  /** Ends every unused one of the account. */
  abstract voidAllOf(accountId: AccountId, at: Date): Promise<void>
}
