import { MailCopies } from '#application/ports/mailer.ts'

interface MailCopy {
  to: string
  at: Date
}

export class InMemoryMailCopies extends MailCopies {
  mails: MailCopy[]

  constructor(...mails: MailCopy[]) {
    super()
    this.mails = mails
  }

  async countBefore(instant: Date): Promise<number> {
    return this.mails.filter(({ at }) => at < instant).length
  }

  async removeBefore(instant: Date): Promise<number> {
    return this.#keep(({ at }) => at >= instant)
  }

  async removeTo(email: string): Promise<number> {
    return this.#keep(({ to }) => to !== email)
  }

  #keep(isKept: (mail: MailCopy) => boolean): number {
    const before = this.mails.length
    this.mails = this.mails.filter(isKept)
    return before - this.mails.length
  }
}
