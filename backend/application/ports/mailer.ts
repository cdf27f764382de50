import type { NoticeKind } from './job_queue.ts'

export interface Recipient {
  email: string
  name: string
  /** Of the recipient's own public page. */
  slug: string
}

export type Mail =
  | { kind: NoticeKind; to: Recipient }
  /** `token` goes into the link and nowhere else. */
  | { kind: 'password_reset'; to: Recipient; token: string }

/** Writes to people, in Portuguese and in the brand's look. */
export abstract class Mailer {
  /** Returns once the mail server has taken it; throws where it did not. */
  abstract send(mail: Mail): Promise<void>
}
