import { createTransport, type Transporter } from 'nodemailer'
import { type Mail, Mailer } from '#application/ports/mailer.ts'
import { type Finding, type SiteCheck, well, wrong } from '#application/ports/site_check.ts'
import { composeMessage, type MailSender } from './compose_message.ts'

/** Milliseconds for a connection and a greeting, and for any other answer. */
interface Patience {
  connection: number
  silence: number
}

const PATIENCE: Patience = { connection: 10_000, silence: 20_000 }

/** Sends through the mail server of a URL like `smtp://user:password@host:port`, or `smtps://` for immediate TLS. */
export class SmtpMailer extends Mailer {
  readonly #transport: Transporter
  readonly #sender: MailSender

  constructor(address: string, sender: MailSender, patience: Patience = PATIENCE) {
    super()
    this.#sender = sender
    this.#transport = createTransport(smtpConfig(new URL(address), patience))
  }

  async send(mail: Mail): Promise<void> {
    const { link: _, ...message } = composeMessage(mail, this.#sender)
    await this.#transport.sendMail(message)
  }
}

/** Never sends a password over an unencrypted connection. */
function smtpConfig(
  { protocol, hostname, port, username, password }: URL,
  { connection, silence }: Patience,
) {
  const secure = protocol === 'smtps:'
  const user = decodeURIComponent(username)
  return {
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: user !== '',
    ...(user && { auth: { type: 'login' as const, user, pass: decodeURIComponent(password) } }),
    connectionTimeout: connection,
    greetingTimeout: connection,
    dnsTimeout: connection,
    socketTimeout: silence,
  }
}

/** Less than a check may take. */
const HURRIED: Patience = { connection: 5_000, silence: 5_000 }

const CURE = 'Confira SMTP_URL: endereço, porta, usuário, senha e se a porta está aberta para este servidor.'

/** Connects to the mail server and logs in if configured; sends nothing. */
export const mailCheck = (address: string | null, patience: Patience = HURRIED): SiteCheck => ({
  name: 'mail',
  cureOfSilence: CURE,
  async examine(): Promise<Finding> {
    if (address) return greet(new URL(address), patience)
    return well('sem SMTP_URL: cada e-mail vira um arquivo em DATA_DIR/mail')
  },
})

async function greet(url: URL, patience: Patience): Promise<Finding> {
  const transport = createTransport(smtpConfig(url, patience))
  try {
    await transport.verify()
    return well(`${url.hostname} responde`)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'erro'
    return wrong(`${url.hostname} não aceita (${code})`, CURE)
  } finally {
    transport.close()
  }
}
