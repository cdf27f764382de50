import { test } from '@japa/runner'
import type { Mail, Recipient } from '#application/ports/mailer.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { aDigestMail, aMonthMail } from './testing/regular_mails.ts'
import { composeMessage } from './compose_message.ts'
import { MAIL_TEXTS } from './mails_by_kind.ts'

const SENDER = {
  appUrl: 'https://saude.test',
  brandName: 'Saúde Perto',
  supportEmail: 'suporte@saude.test',
  from: 'nao-responda@saude.test',
}

const ENDS_AT = new Date('2026-11-28T02:59:00Z')

const aRecipient = (changes: Partial<Recipient> = {}): Recipient => ({
  email: 'ana@exemplo.com.br',
  name: 'Ana',
  slug: 'ana-lima',
  ...changes,
})

const everyMail = (to = aRecipient()): Mail[] =>
  (Object.keys(MAIL_TEXTS) as Mail['kind'][]).map((kind) => {
    if (kind === 'email_confirmation') return { kind, to, token: 'a-token', endsAt: ENDS_AT, isChange: true }
    if (kind === 'verification_refused') return { kind, to, reason: 'Registro inativo.' }
    if (kind === 'month') return aMonthMail({}, to)
    if (kind === 'digest') return aDigestMail({}, to)
    if (kind === 'claim_asked') return { kind, to, asked: 'claim', withdrawalToken: 'a-token' }
    if (kind === 'claim_refused') return { kind, to, reason: 'O número é outro.', asked: 'claim' }
    if (kind === 'email_changed') return { kind, to, token: 'a-token', endsAt: ENDS_AT }
    return kind === 'password_reset' ? { kind, to, token: 'a-token', occasion: 'asked' } : { kind, to }
  })

const resetText = (occasion: Extract<Mail, { kind: 'password_reset' }>['occasion']) =>
  composeMessage({ kind: 'password_reset', to: aRecipient(), token: 'a-token', occasion }, SENDER).text

test.group('composeMessage', () => {
  test('begins every link of every mail with the configured address', ({ assert }) => {
    for (const mail of everyMail()) {
      const { html, text } = composeMessage(mail, SENDER)
      const links = [...html.matchAll(/href="([^"]+)"/g), ...text.matchAll(/(https?:\S+)/g)]

      assert.isNotEmpty(links, mail.kind)
      for (const [, link = ''] of links) assert.match(link, /^https:\/\/saude\.test(\/|$)/, mail.kind)
    }
  })

  test('links a new lead or review to its tab', ({ assert }) => {
    const linkOf = (kind: 'new_lead' | 'new_review') =>
      composeMessage({ kind, to: aRecipient() }, SENDER).text

    assert.include(linkOf('new_lead'), 'https://saude.test/dashboard?aba=leads')
    assert.include(linkOf('new_review'), 'https://saude.test/dashboard?aba=avaliacoes')
  })

  test('links a lead to itself and a message to its tab', ({ assert }) => {
    const id = aUuid(301)
    const linkOf = (kind: 'lead' | 'contact') =>
      composeMessage({ kind: 'new_lead', to: aRecipient(), contact: { id, kind } }, SENDER).link

    assert.equal(linkOf('lead'), `https://saude.test/dashboard?aba=leads&lead=${id}`)
    assert.equal(linkOf('contact'), 'https://saude.test/dashboard?aba=mensagens')
  })

  test('keeps user input out of headers, and has one recipient', ({ assert }) => {
    for (const mail of everyMail(aRecipient({ name: 'Ana\r\nBcc: z@z.com' }))) {
      const { to, from, subject, envelope } = composeMessage(mail, SENDER)

      assert.notMatch(JSON.stringify([to, from, subject]), /\\r|\\n/, mail.kind)
      assert.deepEqual(envelope, { from: 'nao-responda@saude.test', to: ['ana@exemplo.com.br'] })
    }
  })

  test('escapes a name', ({ assert }) => {
    const { html } = composeMessage(
      { kind: 'password_changed', to: aRecipient({ name: '<img src=x onerror=alert(1)>' }) },
      SENDER,
    )

    assert.notInclude(html, '<img')
    assert.include(html, '&lt;img src=x onerror=alert(1)&gt;')
  })

  test("uses no name that may be someone else's input", ({ assert }) => {
    const to = aRecipient({ name: 'Seu prêmio espera' })
    const greeted = everyMail(to)
      .filter((mail) => JSON.stringify(composeMessage(mail, SENDER)).includes('Seu prêmio'))
      .map(({ kind }) => kind)

    assert.sameMembers(greeted, ['password_changed', 'account_verified', 'month', 'digest'])
  })

  test('puts the token only into the reset link', ({ assert }) => {
    const { html, text, link } = composeMessage(
      { kind: 'password_reset', to: aRecipient(), token: 'a-token', occasion: 'asked' },
      SENDER,
    )

    assert.equal(link, 'https://saude.test/reset-password?token=a-token')
    assert.include(html, 'href="https://saude.test/reset-password?token=a-token"')
    assert.include(text, 'https://saude.test/reset-password?token=a-token\n')
  })

  test('says that a password removed by an operator is gone', ({ assert }) => {
    assert.include(resetText('asked'), 'sua senha continua a mesma')
    for (const occasion of ['forced', 'email_returned'] as const) {
      assert.notInclude(resetText(occasion), 'continua a mesma')
      assert.match(resetText(occasion), /senha deixou de valer/)
      assert.include(resetText(occasion), 'https://saude.test/forgot-password')
    }
  })

  test('does not mention an earlier password without one', ({ assert }) => {
    assert.include(resetText('first'), 'Ela ainda não tem senha')
    assert.notMatch(resetText('first'), /[Rr]edefin|continua a mesma/)
  })

  test('says until when an e-mail can be confirmed, even if mailed late', ({ assert }) => {
    const textOf = (isChange: boolean) =>
      composeMessage(
        { kind: 'email_confirmation', to: aRecipient(), token: 'a-token', endsAt: ENDS_AT, isChange },
        SENDER,
      ).text

    assert.include(
      textOf(false),
      'O link vale até 27/11/2026, 23:59. Sem a confirmação, o cadastro é apagado.',
    )
    assert.include(textOf(true), 'O link vale até 27/11/2026, 23:59 e só pode ser usado uma vez.')
  })

  test('says the same in HTML and in text', ({ assert }) => {
    for (const mail of everyMail()) {
      const { html, text } = composeMessage(mail, SENDER)
      for (const line of MAIL_TEXTS[mail.kind](mail, SENDER).paragraphs) {
        assert.include(text, line)
        assert.include(html, line)
      }
    }
  })
})
