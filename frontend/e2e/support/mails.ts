import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** The address in the newest mail to `email` that leads to `path`, once the site has sent it. */
export async function mailedLink(email: string, path: string, folder?: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => (link = linkIn((await mailsTo(email, folder)).at(-1) ?? '', path)))
    .not.toBe('')
  return link
}

/** Oldest first. */
export async function mailsTo(email: string, folder = process.env['SITE_MAIL'] ?? ''): Promise<string[]> {
  const files = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .toSorted((one, other) => one.localeCompare(other))
      .map((file) => readFile(join(folder, file), 'utf8')),
  )
  return mails
    .map(withoutSoftBreaks)
    .filter((mail) => mail.includes(`<${email}>`) || mail.includes(`To: ${email}\r\n`))
}

/** Quoted-printable as far as an address needs it. */
const withoutSoftBreaks = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')

function linkIn(mail: string, path: string): string {
  const start = mail.indexOf(`${path}?`)
  return start < 0 ? '' : (/^[\w/?=&.-]+/.exec(mail.slice(start))?.[0] ?? '')
}
