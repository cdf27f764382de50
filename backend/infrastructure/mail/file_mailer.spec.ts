import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { FileMailer, MailFolder } from './file_mailer.ts'

const SENDER = {
  appUrl: 'https://saude.test',
  brandName: 'Saúde Perto',
  supportEmail: 'suporte@saude.test',
  from: 'nao-responda@saude.test',
}

test.group('FileMailer', (group) => {
  let folder = ''
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'saude-mail-'))
    return () => rm(folder, { recursive: true, force: true })
  })

  const send = async (showsLinks: boolean) => {
    const lines: string[] = []
    const mailer = new FileMailer({
      folder: join(folder, 'mail'),
      sender: SENDER,
      clock: new FixedClock(),
      log: (line) => lines.push(line),
      showsLinks,
    })
    await mailer.send({
      kind: 'password_reset',
      to: { email: 'ana@exemplo.com.br', name: 'José "Zé", <z@z.com>\r\nBcc: z@z.com', slug: 'jose' },
      token: 'a-token',
      occasion: 'asked',
    })
    return lines.join('\n')
  }

  test('writes one mail with one recipient and no header that was typed', async ({ assert }) => {
    const said = await send(true)

    const [file = ''] = await readdir(join(folder, 'mail'))
    const [head = ''] = (await readFile(join(folder, 'mail', file), 'utf8')).split('\r\n\r\n')
    assert.match(file, /^2026-11-21T12-00-00-000Z-password_reset-.*\.eml$/)
    const unfolded = head.replaceAll(/\r\n\s+/g, ' ')
    assert.match(unfolded, /^To: (?:.*<)?ana@exemplo\.com\.br>?\r$/m)
    assert.notMatch(unfolded, /^(bcc|cc):/im)
    assert.include(said, 'https://saude.test/reset-password?token=a-token')
  })

  test('removes mails to one person, and old ones', async ({ assert }) => {
    await send(false)
    const mails = new MailFolder(join(folder, 'mail'))
    const left = async () => (await readdir(join(folder, 'mail'))).length
    const tomorrow = new Date(Date.now() + 86_400_000)

    assert.equal(await mails.removeTo('outra@exemplo.com.br'), 0)
    assert.equal(await left(), 1)
    assert.equal(await mails.removeTo('ana@exemplo.com.br'), 1)
    await send(false)
    assert.deepEqual([await mails.countBefore(new Date(0)), await mails.removeBefore(new Date(0))], [0, 0])
    assert.deepEqual([await mails.countBefore(tomorrow), await left()], [1, 1])
    assert.deepEqual([await mails.removeBefore(tomorrow), await left()], [1, 0])
    assert.equal(await new MailFolder(join(folder, 'nothing')).removeBefore(tomorrow), 0)
  })

  test('logs no link unless allowed', async ({ assert }) => {
    const said = await send(false)

    assert.match(said, /\.eml$/)
    assert.notMatch(said, /token|https:/)
  })
})
