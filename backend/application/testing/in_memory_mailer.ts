import { type Mail, Mailer } from '#application/ports/mailer.ts'

export class InMemoryMailer extends Mailer {
  readonly sent: Mail[] = []
  /** While true, sending throws. */
  isAway = false

  async send(mail: Mail): Promise<void> {
    if (this.isAway) throw new Error('The mail server is away.')
    this.sent.push(mail)
  }
}
