import { createTransport } from 'nodemailer'
import { type Finding, SiteCheck, well, wrong } from '#application/ports/site_check.ts'
import { smtpConfig } from './smtp_config.ts'

/** Greets the mail server, and logs in where the settings say so; sends nothing. */
export class MailCheck extends SiteCheck {
  readonly name = 'mail'
  readonly #address: string | null

  constructor(address: string | null) {
    super()
    this.#address = address
  }

  async examine(): Promise<Finding> {
    if (this.#address) return greet(new URL(this.#address))
    return well('sem SMTP_URL: cada e-mail vira um arquivo em DATA_DIR/mail')
  }
}

async function greet(url: URL): Promise<Finding> {
  const transport = createTransport(smtpConfig(url))
  try {
    await transport.verify()
    return well(`${url.hostname} responde`)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'erro'
    return wrong(
      `${url.hostname} não aceita (${code})`,
      'Confira SMTP_URL: endereço, porta, usuário, senha e se a porta está aberta para este servidor.',
    )
  } finally {
    transport.close()
  }
}
