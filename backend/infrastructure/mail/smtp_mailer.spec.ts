import { test } from '@japa/runner'
import { mailCheck, SmtpMailer } from './smtp_mailer.ts'
import { openMailCatcher } from './testing/mail_catcher.ts'

const SENDER = {
  appUrl: 'https://saude.test',
  brandName: 'Saúde Perto',
  supportEmail: 'suporte@saude.test',
  from: 'nao-responda@saude.test',
}
const to = { email: 'ana@exemplo.com.br', name: 'Ana\r\nRCPT TO:<z@z.com>', slug: 'ana' }

test.group('SmtpMailer', () => {
  test('hands one mail for one recipient to the mail server', async ({ assert }) => {
    const catcher = await openMailCatcher()

    await new SmtpMailer(catcher.url, SENDER).send({ kind: 'welcome', to })

    assert.deepEqual(
      catcher.lines.filter((line) => /^(MAIL|RCPT)/.test(line)),
      ['MAIL FROM:<nao-responda@saude.test>', 'RCPT TO:<ana@exemplo.com.br>'],
    )
    assert.include(catcher.lines.join('\n'), 'Auto-Submitted: auto-generated')
    assert.include(catcher.lines.join('\n'), 'text/plain')
    assert.include(catcher.lines.join('\n'), 'text/html')
    await catcher.close()
  })

  test('fails if the mail server refuses or is unreachable', async ({ assert }) => {
    const catcher = await openMailCatcher('550 no such user')
    await assert.rejects(() => new SmtpMailer(catcher.url, SENDER).send({ kind: 'welcome', to }))
    await catcher.close()

    await assert.rejects(() => new SmtpMailer(catcher.url, SENDER).send({ kind: 'welcome', to }))
  })

  test('sends no password over an unencrypted connection', async ({ assert }) => {
    const catcher = await openMailCatcher()
    const mailer = new SmtpMailer(catcher.url.replace('//', '//user:segredo@'), SENDER)

    await assert.rejects(() => mailer.send({ kind: 'welcome', to }))

    assert.notMatch(catcher.lines.join('\n'), /AUTH|segredo/)
    await catcher.close()
  })

  test("and its check name a silent mail server before the check's timeout", async ({ assert }) => {
    const catcher = await openMailCatcher('silent')

    const finding = await mailCheck(catcher.url, { connection: 20, silence: 20 }).examine()
    await catcher.close()

    assert.equal(finding.state, 'wrong')
    assert.match(`${finding.finding} ${finding.cure}`, /não aceita \(ETIMEDOUT\).*SMTP_URL/)
  })
})
