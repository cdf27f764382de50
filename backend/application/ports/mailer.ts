import type { NoticeKind } from './job_queue.ts'
import type { AccountId } from '#domain/shared/ids.ts'

export interface Recipient {
  email: string
  name: string
  /** Of the recipient's own public page. */
  slug: string
}

export type Mail =
  | { kind: Exclude<NoticeKind, 'verification_refused'>; to: Recipient }
  | { kind: 'verification_refused'; to: Recipient; reason: string }
  /** `token` goes into the link and nowhere else. */
  | { kind: 'password_reset'; to: Recipient; token: string }
  /** `isChange`: `to` is to take the place of the account's address. */
  | { kind: 'email_confirmation'; to: Recipient; token: string; isChange: boolean }

/** Writes to people, in Portuguese and in the brand's look. */
export abstract class Mailer {
  /** Returns once the mail server has taken it; throws where it did not. */
  abstract send(mail: Mail): Promise<void>
}

/** Mails that were written to a folder because no mail server was set. */
export abstract class KeptMails {
  abstract countBefore(instant: Date): Promise<number>
  /** Returns the number removed. */
  abstract removeBefore(instant: Date): Promise<number>
  /** `email` as `parseEmail` writes it. Returns the number removed. */
  abstract removeTo(email: string): Promise<number>
}

/** Remembers who was told what on which day, for mails that strangers can set off. */
export abstract class NoticeLedger {
  /** True for the first claim of the account, kind and day in São Paulo; false for the others, also at the same instant. */
  abstract claimToday(accountId: AccountId, kind: NoticeKind): Promise<boolean>
}
