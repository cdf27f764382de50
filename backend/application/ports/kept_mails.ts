/** Mails that were written to a folder because no mail server was set. */
export abstract class KeptMails {
  abstract countBefore(instant: Date): Promise<number>
  /** Returns the number removed. */
  abstract removeBefore(instant: Date): Promise<number>
  /** `email` as `parseEmail` writes it. Returns the number removed. */
  abstract removeTo(email: string): Promise<number>
}
