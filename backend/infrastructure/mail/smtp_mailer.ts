import { SMTPTransport } from '@adonisjs/mail/transports/smtp'
import { type Mail, Mailer } from '#application/ports/mailer.ts'
import { composeMessage, type MailSender } from './compose_message.ts'

const CONNECTION_MS = 10_000
const SILENCE_MS = 20_000

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

/** A password is never sent over a line that is not encrypted. */
function smtpConfig({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === 'smtps:'
  const user = decodeURIComponent(username)
  return {
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: user !== '',
    ...(user && { auth: { type: 'login' as const, user, pass: decodeURIComponent(password) } }),
    connectionTimeout: CONNECTION_MS,
    greetingTimeout: CONNECTION_MS,
    dnsTimeout: CONNECTION_MS,
    socketTimeout: SILENCE_MS,
  }
}
