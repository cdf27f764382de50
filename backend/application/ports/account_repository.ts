import type { Account } from '#domain/accounts/account.ts'
import type { AccountId, ProfessionalId } from '#domain/shared/ids.ts'
import type { PasswordReset } from '#domain/accounts/password_reset.ts'

/** Finds and changes accounts; an account is created together with its professional. */
export abstract class AccountRepository {
  abstract findById(id: AccountId): Promise<Account | null>
  /** Locks the row until the unit of work ends. */
  abstract findForUpdate(id: AccountId): Promise<Account | null>
  /** `email` as `parseEmail` returns it. */
  abstract findByEmail(email: string): Promise<Account | null>
  /** Returns every administrator who is not blocked; locks the set until the unit of work ends. */
  abstract lockAdministrators(): Promise<AccountId[]>
  /** Updates role, block, password, whether the e-mail is confirmed and whether the profile is published. */
  abstract save(account: Account): Promise<void>
  /** Updates the e-mail and its confirmation; refused if another account has the e-mail. */
  abstract saveEmail(account: Account): Promise<'email_taken' | null>
  /** Removes users, with all their data, whose e-mail is unconfirmed since before `since`; blocked ones stay. */
  abstract removeUnconfirmed(since: Date): Promise<ProfessionalId[]>
}

export interface AskedConfirmation {
  accountId: AccountId
  /** The account's own e-mail, or the one to replace it. */
  email: string
}

export interface MailedToken {
  hash: string
  expiresAt: Date
}

export interface MailedConfirmation extends AskedConfirmation {
  expiresAt: Date
}

/** E-mails that wait to be confirmed by a mailed link; only the latest one per account. */
export abstract class EmailConfirmations {
  /** Replaces the account's earlier request and voids its link. */
  abstract ask(asked: AskedConfirmation, at: Date): Promise<void>
  /** `expiresAt` is null until the link is mailed. */
  abstract askedOf(accountId: AccountId): Promise<(AskedConfirmation & { expiresAt: Date | null }) | null>
  /** Stores the mailed link's token; does nothing if another e-mail was requested meanwhile. */
  abstract giveToken(asked: AskedConfirmation, token: MailedToken): Promise<void>
  abstract findByTokenHash(tokenHash: string): Promise<MailedConfirmation | null>
  abstract remove(accountId: AccountId): Promise<void>
}

export interface FormerEmail {
  accountId: AccountId
  /** The account's before a change. */
  email: string
}

export interface OpenedReturn extends FormerEmail {
  changedAt: Date
  expiresAt: Date
}

/** Former e-mails of accounts, each with a mailed link that takes the change back; held for the account meanwhile. */
export abstract class EmailReturns {
  /** Replaces the account's earlier row of the same e-mail, and voids its link. */
  abstract keep(former: FormerEmail, at: Date): Promise<void>
  /** Stores the mailed link's token; returns false if the e-mail is not kept any more. */
  abstract giveToken(former: FormerEmail, token: MailedToken): Promise<boolean>
  abstract findByTokenHash(tokenHash: string): Promise<OpenedReturn | null>
  /** Returns the former e-mails from which the account can still be taken back. */
  abstract openOf(accountId: AccountId, at: Date): Promise<string[]>
  /** Returns whether an account, other than `except`, can still be taken back from that e-mail. */
  abstract isHeld(email: string, at: Date, except?: AccountId): Promise<boolean>
  abstract remove(former: FormerEmail): Promise<void>
  abstract removeAllOf(accountId: AccountId): Promise<void>
  /** Removes those kept longer than `RETENTION` says. */
  abstract removeEnded(at: Date): Promise<void>
}

/** Password reset links, by the hashes of their tokens. */
export abstract class PasswordResetRepository {
  abstract save(reset: PasswordReset): Promise<void>
  /** Locks the row until the unit of work ends, so that a token works once. */
  abstract findByTokenHash(tokenHash: string): Promise<PasswordReset | null>
  /** Counts those requested at that time or later, used or not. */
  abstract countSince(accountId: AccountId, since: Date): Promise<number>
  /** Returns the ids of unused ones, expired or not. */
  abstract unusedOf(accountId: AccountId): Promise<string[]>
  /** Voids the unused ones among them. */
  abstract voidThese(ids: readonly string[], at: Date): Promise<void>
  /** Removes it as if it had never been requested. */
  abstract remove(id: string): Promise<void>
  /** Voids every unused one of the account. */
  abstract voidAllOf(accountId: AccountId, at: Date): Promise<void>
}
