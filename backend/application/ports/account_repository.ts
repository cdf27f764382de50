import type { Account } from '#domain/accounts/account.ts'
import type { AccountId, ProfessionalId } from '#domain/shared/ids.ts'
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
  /** Updates role, block, password and whether the e-mail is confirmed. */
  abstract save(account: Account): Promise<void>
  /** Updates the e-mail and whether it is confirmed; refused where it is another account's. */
  abstract saveEmail(account: Account): Promise<'email_taken' | null>
  /** Removes users, but nobody blocked, whose e-mail has waited for its confirmation since before `since`, with all that is theirs. */
  abstract removeUnconfirmed(since: Date): Promise<ProfessionalId[]>
}

export interface AskedConfirmation {
  accountId: AccountId
  /** The account's own, or the one that is to take its place. */
  email: string
}

export interface MailedToken {
  hash: string
  expiresAt: Date
}

export interface MailedConfirmation extends AskedConfirmation {
  expiresAt: Date
}

/** Addresses whose owners are asked by mail whether they are theirs; of an account only the one asked for last. */
export abstract class EmailConfirmations {
  /** Takes the place of what the account asked before, whose link ends. */
  abstract ask(asked: AskedConfirmation, at: Date): Promise<void>
  abstract askedOf(accountId: AccountId): Promise<AskedConfirmation | null>
  /** The link that was mailed; does nothing where another address was asked for meanwhile. */
  abstract giveToken(asked: AskedConfirmation, token: MailedToken): Promise<void>
  abstract findByTokenHash(tokenHash: string): Promise<MailedConfirmation | null>
  abstract remove(accountId: AccountId): Promise<void>
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
