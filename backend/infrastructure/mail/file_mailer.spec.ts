import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { FixedClock } from '#infrastructure/in_memory/fixed_clock.ts'
import { FileMailer } from './file_mailer.ts'

const SENDER = { appUrl: 'https://saude.test', brandName: 'Saúde Perto', from: 'nao-responda@saude.test' }

test.group('FileMailer', (group) => {
  let folder = ''
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'saude-mail-'))
    return () => rm(folder, { recursive: true, force: true })
  })

  test('41: writes one mail with one recipient and no header that was typed', async ({ assert }) => {
    const lines: string[] = []
    const say = (line: string) => lines.push(line)
    const mailer = new FileMailer({
      folder: join(folder, 'mail'),
      sender: SENDER,
      clock: new FixedClock(),
      say,
    })

    await mailer.send({
      kind: 'password_reset',
      to: { email: 'ana@exemplo.com.br', name: 'José "Zé", <z@z.com>\r\nBcc: z@z.com', slug: 'jose' },
      token: 'a-token',
    })

    const [file = ''] = await readdir(join(folder, 'mail'))
    const [head = ''] = (await readFile(join(folder, 'mail', file), 'utf8')).split('\r\n\r\n')
    assert.match(file, /^2026-11-21T12-00-00-000Z-password_reset-.*\.eml$/)
    const unfolded = head.replaceAll(/\r\n\s+/g, ' ')
    assert.match(unfolded, /^To: .*<ana@exemplo\.com\.br>\r$/m)
    assert.notMatch(unfolded, /^(bcc|cc):/im)
    assert.include(lines.join(), 'https://saude.test/reset-password?token=a-token')
  })
})
