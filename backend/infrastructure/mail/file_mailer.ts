import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#application/ports/clock.ts'
import { MailCopies, type Mail, Mailer } from '#application/ports/mailer.ts'
import { makeFolder, writeDurably } from '../system/durable_file.ts'
import type { MailSender } from './compose_message.ts'

interface FileMailerDependencies {
  folder: string
  sender: MailSender
  clock: Clock
  /** Receives each mail's file name. */
  log: (line: string) => void
  /** Whether its link is logged too: whoever reads the log can follow it. */
  showsLinks: boolean
}

/** Without a mail server: writes each mail to an .eml file. */
export class FileMailer extends Mailer {
  readonly #deps: FileMailerDependencies

  constructor(deps: FileMailerDependencies) {
    super()
    this.#deps = deps
  }

  async send(mail: Mail): Promise<void> {
    const { folder, sender, clock, log, showsLinks } = this.#deps
    const [{ composeMessage }, { createTransport }] = await Promise.all([
      import('./compose_message.ts'),
      import('nodemailer'),
    ])
    const { link, ...message } = composeMessage(mail, sender)
    const transport = createTransport({ streamTransport: true, buffer: true })
    const { message: bytes } = await transport.sendMail({ ...message, date: clock.now() })
    const time = clock.now().toISOString().replaceAll(/[:.]/g, '-')
    const file = join(folder, `${time}-${mail.kind}-${randomUUID().slice(0, 8)}.eml`)
    await makeFolder(folder)
    await writeDurably(file, bytes)
    log(`email: ${file}`)
    if (link && showsLinks) log(`  ${link}`)
  }
}

/** The folder of those files. A file that vanishes meanwhile counts as removed. */
export class MailFolder extends MailCopies {
  readonly #folder: string

  constructor(folder: string) {
    super()
    this.#folder = folder
  }

  async countBefore(instant: Date): Promise<number> {
    return (await this.#which((path) => isOlder(path, instant))).length
  }

  async removeBefore(instant: Date): Promise<number> {
    return this.#remove(await this.#which((path) => isOlder(path, instant)))
  }

  async removeTo(email: string): Promise<number> {
    return this.#remove(await this.#which((path) => isTo(path, email)))
  }

  async #which(isMeant: (path: string) => Promise<boolean>): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => [])
    const meant: string[] = []
    for (const path of names.filter((name) => name.endsWith('.eml')).map((name) => join(this.#folder, name)))
      if (await isMeant(path).catch(() => false)) meant.push(path)
    return meant
  }

  async #remove(paths: readonly string[]): Promise<number> {
    for (const path of paths) await rm(path, { force: true })
    return paths.length
  }
}

async function isOlder(path: string, instant: Date): Promise<boolean> {
  return (await stat(path)).mtime < instant
}

async function isTo(path: string, email: string): Promise<boolean> {
  const [head = ''] = (await readFile(path, 'utf8')).split('\r\n\r\n')
  return (
    /^To: (.*)$/im
      .exec(head.replaceAll(/\r\n\s+/g, ' '))?.[1]
      ?.toLowerCase()
      .split(/[\s<>]+/)
      .includes(email) ?? false
  )
}
