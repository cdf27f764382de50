import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '#application/ports/clock.ts'
import { type Mail, Mailer } from '#application/ports/mailer.ts'
import { makeFolder, writeDurably } from '../system/durable_file.ts'
import { composeMessage, type MailSender } from './compose_message.ts'

interface FileMailerNeeds {
  folder: string
  sender: MailSender
  clock: Clock
  /** Told where each mail lies. */
  say: (line: string) => void
  /** Whether its link is told too: whoever reads that can follow it. */
  showsLinks: boolean
}

/** Where no mail server is set: each mail becomes an .eml file. */
export class FileMailer extends Mailer {
  readonly #needs: FileMailerNeeds
  readonly #transport = createTransport({ streamTransport: true, buffer: true })

  constructor(needs: FileMailerNeeds) {
    super()
    this.#needs = needs
  }

  async send(mail: Mail): Promise<void> {
    const { folder, sender, clock, say, showsLinks } = this.#needs
    const { link, ...message } = composeMessage(mail, sender)
    const { message: bytes } = await this.#transport.sendMail({ ...message, date: clock.now() })
    const time = clock.now().toISOString().replaceAll(/[:.]/g, '-')
    const file = join(folder, `${time}-${mail.kind}-${randomUUID().slice(0, 8)}.eml`)
    await makeFolder(folder)
    await writeDurably(file, bytes)
    say(`email: ${file}`)
    if (link && showsLinks) say(`  ${link}`)
  }
}
