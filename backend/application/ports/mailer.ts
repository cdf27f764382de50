import type { NoticeKind } from './job_queue.ts'
import type { AccountId } from '#domain/shared/ids.ts'

export interface Recipient {
  email: string
  name: string
  /** Of the recipient's public page. */
  slug: string
}

export type Mail =
  | { kind: Exclude<NoticeKind, 'verification_refused'>; to: Recipient }
  | { kind: 'verification_refused'; to: Recipient; reason: string }
  /** `token` goes only into the link. `isForced`: an operator has taken the password away. */
  | { kind: 'password_reset'; to: Recipient; token: string; isForced?: boolean }
  /** `isChange`: `to` is to replace the account's e-mail. `endsAt`: when the link expires. */
  | { kind: 'email_confirmation'; to: Recipient; token: string; isChange: boolean; endsAt: Date }

/** Sends mails in Portuguese with the site's brand. */
export abstract class Mailer {
  /** Resolves once the mail server has accepted the mail; throws otherwise. */
  abstract send(mail: Mail): Promise<void>
}

/** Mails written to a folder because no mail server is set. */
export abstract class KeptMails {
  abstract countBefore(instant: Date): Promise<number>
  /** Returns the number removed. */
  abstract removeBefore(instant: Date): Promise<number>
  /** `email` as `parseEmail` returns it. Returns the number removed. */
  abstract removeTo(email: string): Promise<number>
}

/** Limits notices that strangers can cause to one per account, kind and day. */
export abstract class NoticeLedger {
  /** Returns true for the first claim of account, kind and day (São Paulo); false for later and concurrent ones. */
  abstract claimToday(accountId: AccountId, kind: NoticeKind): Promise<boolean>
}
