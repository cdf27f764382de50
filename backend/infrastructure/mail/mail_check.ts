import { createTransport } from 'nodemailer'
import { type Finding, SiteCheck, warning, well, wrong } from '#application/ports/site_check.ts'
import { smtpConfig } from './smtp_config.ts'

/** Greets the mail server, and logs in where the settings say so; sends nothing. */
export class MailCheck extends SiteCheck {
  readonly name = 'mail'
  readonly #address: string | null
  readonly #isProduction: boolean

  constructor({ address, isProduction }: { address: string | null; isProduction: boolean }) {
    super()
    this.#address = address
    this.#isProduction = isProduction
  }

  async examine(): Promise<Finding> {
    if (this.#address) return greet(new URL(this.#address))
    const finding = 'sem SMTP_URL: cada e-mail vira um arquivo em DATA_DIR/mail'
    return this.#isProduction ? warning(finding, 'Aponte SMTP_URL para o servidor de e-mail.') : well(finding)
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
