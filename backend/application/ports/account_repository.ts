import type { Account } from '#domain/accounts/account.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import type { PasswordReset } from '#domain/accounts/password_reset.ts'

/** Every professional's account comes to be with the professional; here it is found and changed. */
export abstract class AccountRepository {
  abstract findById(id: AccountId): Promise<Account | null>
  /** Locks the row until the unit of work ends. */
  abstract findForUpdate(id: AccountId): Promise<Account | null>
  /** `email` as `parseEmail` writes it. */
  abstract findByEmail(email: string): Promise<Account | null>
  /** Every administrator who is not blocked; none is appointed or demoted until the unit of work ends. */
  abstract lockAdministrators(): Promise<AccountId[]>
  /** Updates role, block and password. */
  abstract save(account: Account): Promise<void>
}

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
