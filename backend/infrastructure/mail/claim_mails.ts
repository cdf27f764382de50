import { SECRET_SCREENS } from '#contract/private_screens.ts'
import type { Write } from './mail_text.ts'

const claimPath = (slug: string) => `${SECRET_SCREENS.claim}?perfil=${slug}`

export const claimAsked: Write = (mail, { appUrl, supportEmail }) => {
  const { asked, withdrawalToken } =
    mail.kind === 'claim_asked' ? mail : { asked: 'claim' as const, withdrawalToken: '' }
  const isClaim = asked === 'claim'
  return {
    subject: 'Recebemos o seu pedido',
    paragraphs: [
      `Alguém pediu para ${isClaim ? 'assumir' : 'remover'} um perfil profissional e deu este e-mail para a resposta. Vamos comparar o pedido com o registro do conselho.`,
      isClaim
        ? 'Se tudo conferir, o link para criar a senha vai para o e-mail do perfil ou, se não houver, para este.'
        : 'Se tudo conferir, o perfil sai do ar, e avisamos aqui.',
      'Não foi você, ou mudou de ideia? Retire o pedido: o que foi enviado com ele é apagado.',
    ],
    action: { label: 'Retirar o pedido', url: `${appUrl}${SECRET_SCREENS.claim}?token=${withdrawalToken}` },
    notes: [
      ...(isClaim
        ? [
            `Não recebe mais nada no e-mail que o perfil tinha? Peça de novo e marque isso: ${appUrl}${claimPath(mail.to.slug)}`,
          ]
        : []),
      `Se foi você, não é preciso fazer nada. Dúvidas: ${supportEmail}`,
    ],
  }
}

export const claimRefused: Write = (mail, { appUrl, supportEmail }) => {
  const { reason, asked } = mail.kind === 'claim_refused' ? mail : { reason: '', asked: 'claim' as const }
  const address = `${appUrl}${claimPath(mail.to.slug)}${asked === 'removal' ? '&remover' : ''}`
  return {
    subject: 'Ainda não conseguimos confirmar o seu pedido',
    paragraphs: [
      `Recebemos o seu pedido para ${asked === 'claim' ? 'assumir' : 'remover'} um perfil profissional e comparamos os dados com o registro do conselho.`,
      `Motivo: ${reason}`,
      'Se algo saiu diferente do registro, confira e peça de novo. Leva um minuto.',
    ],
    action: { label: 'Pedir de novo', url: address },
    notes: [
      `Acha que nos enganamos? Escreva para ${supportEmail} e mande uma foto da carteira do conselho.`,
      'Se você não fez este pedido, ignore este e-mail.',
    ],
  }
}

export const profileGiven: Write = (_mail, { appUrl, supportEmail }) => ({
  subject: 'O seu perfil vai para outro e-mail',
  paragraphs: [
    'Conferimos o pedido de quem quer cuidar do perfil deste e-mail e não recebe mais mensagens aqui. O link para criar a senha foi para outro endereço.',
    'Se este e-mail ainda é seu e o pedido não foi, crie agora a senha do perfil: o outro link deixa de valer.',
  ],
  action: { label: 'Receber o link', url: `${appUrl}/forgot-password` },
  notes: [`Se foi você quem pediu, não é preciso fazer nada. Dúvidas: ${supportEmail}`],
})

export const profileRemoved: Write = (_mail, { brandName, supportEmail }) => ({
  subject: 'O perfil foi removido',
  paragraphs: [
    `Conferimos o seu pedido: o perfil e os dados dele saíram do ${brandName}, e uma nova lista pública não os traz de volta.`,
    'Os buscadores podem mostrar o endereço antigo por alguns dias.',
  ],
  notes: [`Se não foi você quem pediu, escreva para ${supportEmail}.`],
})
