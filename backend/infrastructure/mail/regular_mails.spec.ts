import { test } from '@japa/runner'
import type { Mail } from '#application/ports/mailer.ts'
import { composeMessage } from './compose_message.ts'
import { aDigestMail, aMonthMail } from './testing/regular_mails.ts'

const SENDER = {
  appUrl: 'https://saude.test',
  brandName: 'Saúde Perto',
  supportEmail: 'suporte@saude.test',
  from: 'nao-responda@saude.test',
}

const textOf = (mail: Mail) => composeMessage(mail, SENDER).text

test.group('Mails that come by the calendar', () => {
  test('say a month with the month before and those it is compared with', ({ assert }) => {
    const { subject, text, html } = composeMessage(aMonthMail(), SENDER)

    assert.equal(subject, 'Seu mês de novembro no Saúde Perto: 3 leads e 34 visitas')
    for (const line of [
      'A mediana é a de 12 cardiologistas de Campinas: metade teve mais',
      'Apareceu em buscas: 1.204 (224 a mais que em outubro · mediana 901)',
      'Visitas ao perfil: 34 (6 a menos que em outubro · mediana 21)',
      'Contatos iniciados: 6 (igual a outubro · mediana 4)',
      'Tempo até responder: 35 minutos (50 minutos em outubro · mediana 2 horas)',
      '2 pacientes ainda esperam a sua resposta.',
      'Responder agora:\nhttps://saude.test/dashboard?aba=leads',
    ])
      assert.include(text, line)
    assert.include(html, '224 a mais que em outubro&nbsp;· mediana 901')
  })

  test('say one thing as one, and nothing of what is unknown', ({ assert }) => {
    const figures = { appearances: 1, visits: 1, contacts: 0, leads: 1, answerMinutes: null }
    const mail = aMonthMail({ figures, before: null, peers: null, unanswered: 1, month: '2026-01-01' })
    const { subject, text } = composeMessage(mail, SENDER)

    assert.equal(subject, 'Seu mês de janeiro no Saúde Perto: 1 lead e 1 visita')
    assert.include(text, '1 paciente ainda espera a sua resposta.')
    assert.include(text, 'Visitas ao perfil: 1\n')
    assert.notMatch(text, /mediana|dezembro|Tempo até responder/)
    const onlySeen = aMonthMail({ figures: { ...figures, visits: 0, leads: 0 } })
    assert.match(composeMessage(onlySeen, SENDER).subject, /: apareceu 1 vez nas buscas$/)
  })

  test('say whose median it is where a city has too few', ({ assert }) => {
    const { peers } = aMonthMail().month
    const mail = aMonthMail({ specialty: 'Cirurgião Plástico', peers: peers && { ...peers, city: null } })

    assert.include(textOf(mail), 'A mediana é a de 12 cirurgiões plásticos de todo o site')
  })

  test('lead to the place where the next step is taken', ({ assert }) => {
    const linkOf = (nextStep: ReturnType<typeof aMonthMail>['month']['nextStep']) =>
      composeMessage(aMonthMail({ nextStep }), SENDER).link?.replace(SENDER.appUrl, '')

    assert.deepEqual(
      (['answer', 'new_patients', 'insurers', 'photo', 'price', 'bio', 'faster', 'look'] as const).map(
        linkOf,
      ),
      [
        '/dashboard?aba=leads',
        '/dashboard',
        '/dashboard',
        '/edit-profile#basic',
        '/edit-profile#services',
        '/edit-profile#about',
      ].concat(['/dashboard?aba=leads', '/dashboard']),
    )
  })

  test('say what waits for administrators', ({ assert }) => {
    const { subject, text } = composeMessage(aDigestMail(), SENDER)

    assert.equal(subject, 'Hoje no Saúde Perto: 3 pedidos de verificação e mais 3 assuntos')
    assert.include(
      text,
      '1 pedido de perfil\n2 avaliações denunciadas\n4 e-mails que não saem (saude jobs list',
    )
    assert.include(text, 'Último backup há 1 dia.')
    const onlyBackup = aDigestMail({
      ...{ verificationRequests: 0, profileClaims: 0, reportedReviews: 0, failingMails: 0 },
    })
    assert.equal(composeMessage(onlyBackup, SENDER).subject, 'Hoje no Saúde Perto: Último backup há 1 dia')
  })

  test('can be declined by one link, unlike mails of the account', ({ assert }) => {
    for (const [mail, token] of [
      [aMonthMail(), 'month.a-token'],
      [aDigestMail(), 'digest.a-token'],
    ] as const) {
      const { headers, html, text } = composeMessage(mail, SENDER)
      assert.equal(headers['List-Unsubscribe'], `<https://saude.test/api/mails/decline?token=${token}>`)
      assert.equal(headers['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click')
      for (const body of [html, text]) assert.include(body, `https://saude.test/emails?token=${token}`)
    }
    const account = composeMessage({ kind: 'password_changed', to: aMonthMail().to }, SENDER)
    assert.notProperty(account.headers, 'List-Unsubscribe')
  })
})
