import type { NoticedContact, NoticeKind, ResetOccasion } from './job_queue.ts'
import type { OwnMonth } from './professional_months.ts'
import type { Today } from './today.ts'
import type { RegularMail } from '#domain/accounts/regular_mails.ts'
import type { NextStep, Peers } from '#domain/professionals/month.ts'
import type { AccountId } from '#domain/shared/ids.ts'

export interface Recipient {
  email: string
  name: string
  /** Of the recipient's public page. */
  slug: string
}

/** A month, given by its first day, with those it is compared with, if any. */
export interface MailedMonth extends Pick<OwnMonth, 'specialty' | 'figures' | 'before' | 'unanswered'> {
  month: string
  peers: Peers | null
  nextStep: NextStep
}

type TellsMore = 'verification_refused' | 'claim_asked' | 'claim_refused' | 'email_changed' | 'new_lead'

export type Mail =
  | { kind: Exclude<NoticeKind, TellsMore>; to: Recipient }
  /** The link opens `contact`, if it is known. */
  | { kind: 'new_lead'; to: Recipient; contact?: NoticedContact | undefined }
  /** To the former e-mail; `token` goes only into the link that takes the change back. */
  | { kind: 'email_changed'; to: Recipient; token: string; endsAt: Date }
  | { kind: 'verification_refused'; to: Recipient; reason: string }
  /** To the claimant; `to.slug` is the profile's, `withdrawalToken` goes only into the link that takes the claim back. */
  | { kind: 'claim_asked'; to: Recipient; asked: 'claim' | 'removal'; withdrawalToken: string }
  /** Likewise. */
  | { kind: 'claim_refused'; to: Recipient; reason: string; asked: 'claim' | 'removal' }
  /** `token` goes only into the link. `occasion`: 'first' if the account never had a password, or has none now. */
  | { kind: 'password_reset'; to: Recipient; token: string; occasion: ResetOccasion | 'asked' | 'first' }
  /** `isChange`: `to` is to replace the account's e-mail. `endsAt`: when the link expires. */
  | { kind: 'email_confirmation'; to: Recipient; token: string; isChange: boolean; endsAt: Date }
  /** `declineToken` goes only into the links that decline such mails. */
  | { kind: 'month'; to: Recipient; month: MailedMonth; declineToken: string }
  | { kind: 'digest'; to: Recipient; today: Today; at: Date; declineToken: string }

/** Sends mails in Portuguese with the site's brand. */
export abstract class Mailer {
  /** Resolves once the mail server has accepted the mail; throws otherwise. */
  abstract send(mail: Mail): Promise<void>
}

/** Mails written to a folder because no mail server is set. */
export abstract class MailCopies {
  abstract countBefore(instant: Date): Promise<number>
  /** Returns the number removed. */
  abstract removeBefore(instant: Date): Promise<number>
  /** `email` as `parseEmail` returns it. Returns the number removed. */
  abstract removeTo(email: string): Promise<number>
}

/** Limits mails to one per account, kind and day. */
export abstract class NoticeLedger {
  /** Returns true for the first claim of account, kind and day (São Paulo); false for later and concurrent ones. */
  abstract claimToday(accountId: AccountId, kind: NoticeKind | RegularMail): Promise<boolean>
}
