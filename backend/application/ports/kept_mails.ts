/** Mails that were written to a folder because no mail server was set. */
export abstract class KeptMails {
  abstract countBefore(instant: Date): Promise<number>
  /** Answers how many went. */
  abstract removeBefore(instant: Date): Promise<number>
  /** `email` as `parseEmail` writes it. Answers how many went. */
  abstract removeTo(email: string): Promise<number>
}
