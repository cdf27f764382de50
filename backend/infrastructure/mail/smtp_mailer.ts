import { SMTPTransport } from '@adonisjs/mail/transports/smtp'
import { type Mail, Mailer } from '#application/ports/mailer.ts'
import { composeMessage, type MailSender } from './compose_message.ts'
import { smtpConfig } from './smtp_config.ts'

/** Sends by the mail server of an address like `smtp://user:password@host:port`, or `smtps://` for TLS from the start. */
export class SmtpMailer extends Mailer {
  readonly #transport: SMTPTransport
  readonly #sender: MailSender

  constructor(address: string, sender: MailSender) {
    super()
    this.#sender = sender
    this.#transport = new SMTPTransport(smtpConfig(new URL(address)))
  }

  async send(mail: Mail): Promise<void> {
    const { link: _, ...message } = composeMessage(mail, this.#sender)
    await this.#transport.send(message)
  }
}
