import type { RegularMail } from '#domain/accounts/regular_mails.ts'
import type { AccountId } from '#domain/shared/ids.ts'

/** Which accounts declined a regular mail. */
export abstract class MailChoices {
  abstract isWanted(accountId: AccountId, mail: RegularMail): Promise<boolean>
  /** Does nothing for an account that is gone. */
  abstract choose(accountId: AccountId, mail: RegularMail, isWanted: boolean): Promise<void>
}
