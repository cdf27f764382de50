import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '#infrastructure/composition/open_app.ts'

/** Runs the due jobs and returns the mails to `email`, without soft line breaks; empties the folder. */
export async function mailsTo({ worker, settings }: App, email: string): Promise<string[]> {
  await worker.drain()
  const folder = join(settings.DATA_DIR, 'mail')
  const files = await readdir(folder).catch(() => [])
  const mails: string[] = []
  for (const file of files.toSorted((one, other) => one.localeCompare(other))) {
    const path = join(folder, file)
    const mail = (await readFile(path, 'utf8')).replaceAll('=\r\n', '').replaceAll('=3D', '=')
    if (!mail.includes(`<${email}>`) && !mail.includes(`To: ${email}\r\n`)) continue
    mails.push(mail)
    await rm(path)
  }
  return mails
}

/** Returns the token of the link in a reset mail. */
export function tokenIn(mail: string | undefined): string {
  const [, token = ''] =
    /\/(?:reset-password|confirmar-email|desfazer-troca)\?token=([\w-]+)/.exec(mail ?? '') ?? []
  return token
}
