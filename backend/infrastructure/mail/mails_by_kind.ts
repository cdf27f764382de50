import type { NoticedContact } from '#application/ports/job_queue.ts'
import type { Mail } from '#application/ports/mailer.ts'
import { CLAIM_LINK_DAYS } from '#domain/accounts/password_reset.ts'
import { formatMoment } from '#domain/shared/date_words.ts'
import { claimAsked, claimRefused, profileGiven, profileRemoved } from './claim_mails.ts'
import type { MailText, Write } from './mail_text.ts'
import { digestText, monthText } from './regular_mails.ts'

const welcome: Write = ({ to }, { appUrl, brandName }) => ({
  subject: `Boas-vindas ao ${brandName}`,
  paragraphs: [
    'Seu cadastro foi concluído e o seu perfil já pode ser encontrado pelos pacientes.',
    'Perfis com foto, convênios e locais de atendimento ajudam cada paciente a escolher com confiança.',
  ],
  action: { label: 'Completar meu perfil', url: `${appUrl}/edit-profile` },
  notes: [`Seu endereço público: ${appUrl}/${to.slug}`],
})

const passwordReset: Write = (mail, { appUrl, brandName, supportEmail }) => {
  const { token, occasion } =
    mail.kind === 'password_reset' ? mail : { token: '', occasion: 'asked' as const }
  const again = `Depois disso, peça outro em ${appUrl}/forgot-password. Dúvidas: ${supportEmail}`
  const words = {
    asked: {
      subject: `Redefina sua senha do ${brandName}`,
      paragraphs: ['Recebemos um pedido para redefinir a senha da sua conta.'],
      label: 'Criar nova senha',
      note: 'Se você não fez este pedido, ignore este e-mail: sua senha continua a mesma.',
    },
    first: {
      subject: `Crie a sua senha do ${brandName}`,
      paragraphs: [
        'Recebemos um pedido para entrar na conta deste e-mail. Ela ainda não tem senha: crie a sua e passe a cuidar do seu perfil.',
      ],
      label: 'Criar minha senha',
      note: 'Se você não fez este pedido, ignore este e-mail: nada muda.',
    },
    forced: {
      subject: `Redefina sua senha do ${brandName}`,
      paragraphs: [
        'A sua senha deixou de valer: a nossa equipe a invalidou, porque outra pessoa pode conhecê-la, e encerrou as sessões abertas.',
        'Crie outra para voltar a entrar.',
      ],
      label: 'Criar nova senha',
      note: again,
    },
    claimed: {
      subject: 'Crie a sua senha: o seu perfil espera por você',
      paragraphs: [
        'Conferimos o pedido para assumir um perfil profissional, e está tudo certo.',
        'Crie a sua senha para o perfil passar a ser seu, com este e-mail. Depois, entre e complete-o.',
      ],
      label: 'Criar minha senha',
      note: again,
    },
    email_returned: {
      subject: 'Sua conta está de volta: crie outra senha',
      paragraphs: [
        'Este voltou a ser o e-mail da sua conta. A senha deixou de valer e todas as sessões foram encerradas.',
        'Crie outra senha para entrar. Depois, confira o seu perfil: outra pessoa pode tê-lo mudado.',
      ],
      label: 'Criar nova senha',
      note: again,
    },
  }[occasion]
  const lifetime = occasion === 'claimed' ? `${CLAIM_LINK_DAYS} dias` : '30 minutos'
  return {
    subject: words.subject,
    paragraphs: words.paragraphs,
    action: { label: words.label, url: `${appUrl}/reset-password?token=${token}` },
    notes: [`O link vale por ${lifetime} e só pode ser usado uma vez.`, words.note],
  }
}

const passwordChanged: Write = (_mail, { appUrl }) => ({
  subject: 'Sua senha foi alterada',
  paragraphs: [
    'A senha da sua conta acaba de ser alterada, e todas as sessões abertas foram encerradas.',
    'Se não foi você, redefina a senha agora.',
  ],
  action: { label: 'Redefinir senha', url: `${appUrl}/forgot-password` },
  notes: ['Se foi você, não é preciso fazer nada.'],
})

const emailConfirmation: Write = (mail, { appUrl, brandName }) => {
  const { token, isChange, endsAt } =
    mail.kind === 'email_confirmation' ? mail : { token: '', isChange: false, endsAt: new Date(0) }
  return {
    subject: isChange ? 'Confirme seu novo e-mail' : `Confirme seu e-mail no ${brandName}`,
    paragraphs: isChange
      ? [`Confirme que este endereço é seu: ele passa a ser o da sua conta no ${brandName}.`]
      : ['Falta um toque: confirme que este e-mail é seu e o seu perfil passa a aparecer para os pacientes.'],
    action: { label: 'Confirmar e-mail', url: `${appUrl}/confirmar-email?token=${token}` },
    notes: [
      isChange
        ? `O link vale até ${formatMoment(endsAt)} e só pode ser usado uma vez.`
        : `O link vale até ${formatMoment(endsAt)}. Sem a confirmação, o cadastro é apagado.`,
      'Se você não fez este pedido, ignore este e-mail.',
    ],
  }
}

const emailChangeAsked: Write = (_mail, { appUrl, supportEmail }) => ({
  subject: 'Pedido para trocar o e-mail da sua conta',
  paragraphs: [
    'Alguém que entrou na sua conta pediu para trocar este endereço de e-mail por outro. A troca vale assim que o novo endereço for confirmado.',
    'Se não foi você, crie outra senha agora: o pedido e as sessões abertas se encerram.',
  ],
  action: { label: 'Redefinir senha', url: `${appUrl}/forgot-password` },
  notes: [`Se foi você, não é preciso fazer nada. Dúvidas: ${supportEmail}`],
})

const emailChanged: Write = (mail, { appUrl, supportEmail }) => {
  const { token, endsAt } = mail.kind === 'email_changed' ? mail : { token: '', endsAt: new Date(0) }
  return {
    subject: 'O e-mail da sua conta foi trocado',
    paragraphs: [
      'A sua conta passou a usar outro endereço de e-mail, e este deixou de valer para entrar.',
      'Se não foi você, desfaça a troca: este endereço volta, todas as sessões se encerram e você cria outra senha.',
    ],
    action: { label: 'Não fui eu', url: `${appUrl}/desfazer-troca?token=${token}` },
    notes: [
      `O link vale até ${formatMoment(endsAt)}. Depois, escreva para ${supportEmail}.`,
      'Se foi você, não é preciso fazer nada.',
    ],
  }
}

const secondFactorGuessed: Write = (_mail, { appUrl, supportEmail }) => ({
  subject: 'Alguém está tentando entrar na sua conta',
  paragraphs: [
    'A senha estava certa, mas a segunda etapa (código ou chave de acesso) estava errada cinco vezes seguidas. Ninguém entrou.',
    `Se não foi você, outra pessoa conhece a sua senha: crie outra agora. Dúvidas: ${supportEmail}`,
  ],
  action: { label: 'Redefinir senha', url: `${appUrl}/forgot-password` },
  notes: ['Se foi você, não é preciso fazer nada.'],
})

const accountErased: Write = (_mail, { brandName, supportEmail }) => ({
  subject: 'Sua conta foi apagada',
  paragraphs: [
    `A sua conta no ${brandName} e os dados dela foram apagados, a pedido de quem entrou com a senha. Isso não se desfaz.`,
    `Se não foi você, escreva para ${supportEmail}.`,
  ],
  notes: ['Este é o último e-mail que enviamos sobre esta conta.'],
})

const secondFactorChanged: Write = (_mail, { appUrl, supportEmail }) => ({
  subject: 'A verificação em duas etapas mudou',
  paragraphs: [
    'A verificação em duas etapas da sua conta acaba de mudar: um aplicativo, uma chave de acesso ou os códigos de recuperação.',
    `Se não foi você, crie outra senha agora e escreva para ${supportEmail}.`,
  ],
  action: { label: 'Redefinir senha', url: `${appUrl}/forgot-password` },
  notes: ['Se foi você, não é preciso fazer nada.'],
})

const accountClash: Write = (_mail, { appUrl, brandName }) => ({
  subject: 'Tentativa de cadastro com o seu e-mail',
  paragraphs: [
    `Alguém tentou criar uma conta no ${brandName} com este e-mail, mas você já tem uma.`,
    'Se foi você, peça um link para criar a senha, mesmo que nunca tenha tido uma, ou entre com a que já tem.',
  ],
  action: { label: 'Receber o link', url: `${appUrl}/forgot-password` },
  notes: ['Se não foi você, não é preciso fazer nada: nenhum dado seu foi mostrado nem alterado.'],
})

const accountVerified: Write = ({ to }, { appUrl }) => ({
  subject: 'Seu perfil foi verificado',
  paragraphs: ['Conferimos o seu registro profissional. O selo Verificado já aparece no seu perfil.'],
  action: { label: 'Ver meu perfil', url: `${appUrl}/${to.slug}` },
  notes: ['Se você mudar o nome, a especialidade, o registro ou o estado, ele será conferido de novo.'],
})

const verificationRefused: Write = (mail, { appUrl }) => ({
  subject: 'Não conseguimos verificar o seu registro',
  paragraphs: [
    'Conferimos o seu pedido de verificação e ainda não podemos mostrar o selo Verificado.',
    `Motivo: ${mail.kind === 'verification_refused' ? mail.reason : ''}`,
  ],
  action: { label: 'Corrigir e pedir de novo', url: `${appUrl}/edit-profile` },
  notes: ['O seu perfil continua no ar como antes.'],
})

const verificationExpiring: Write = (_mail, { appUrl }) => ({
  subject: 'O seu selo Verificado vence em 30 dias',
  paragraphs: [
    'Conferimos o registro de cada profissional uma vez por ano. Peça a renovação agora e o selo continua no seu perfil.',
  ],
  action: { label: 'Pedir a renovação', url: `${appUrl}/dashboard` },
  notes: [],
})

const verificationExpired: Write = (_mail, { appUrl }) => ({
  subject: 'O seu selo Verificado venceu',
  paragraphs: ['Faz um ano que conferimos o seu registro, e o selo deixou de aparecer no seu perfil.'],
  action: { label: 'Pedir a verificação de novo', url: `${appUrl}/dashboard` },
  notes: ['O seu perfil continua no ar como antes.'],
})

const accountBlocked: Write = (_mail, { supportEmail }) => ({
  subject: 'Sua conta foi bloqueada',
  paragraphs: [
    'A nossa equipe bloqueou a sua conta: o perfil deixou de aparecer no site e as sessões abertas foram encerradas.',
    `Para entender o motivo ou pedir uma revisão, escreva para ${supportEmail}.`,
  ],
  notes: [],
})

function pathOfContact(contact: NoticedContact | undefined): string {
  if (contact?.kind === 'contact') return '/dashboard?aba=mensagens'
  return contact ? `/dashboard?aba=leads&lead=${contact.id}` : '/dashboard?aba=leads'
}

const newLead: Write = (mail, { appUrl }) => ({
  subject: 'Novo interesse no seu perfil',
  paragraphs: ['Um paciente quer falar com você e deixou o contato no seu perfil.'],
  action: {
    label: 'Ver e responder',
    url: `${appUrl}${pathOfContact(mail.kind === 'new_lead' ? mail.contact : undefined)}`,
  },
  notes: ['Por privacidade, os dados do paciente ficam apenas no seu painel.'],
})

const newReview: Write = (_mail, { appUrl }) => ({
  subject: 'Nova avaliação para moderar',
  paragraphs: [
    'Um paciente avaliou o seu atendimento. A avaliação só aparece no seu perfil se você a aprovar.',
  ],
  action: { label: 'Moderar avaliação', url: `${appUrl}/dashboard?aba=avaliacoes` },
  notes: [],
})

const reviewRemoved: Write = (_mail, { appUrl, supportEmail }) => ({
  subject: 'Uma avaliação do seu perfil foi removida',
  paragraphs: [
    'A nossa equipe removeu uma avaliação do seu perfil porque ela não seguia as regras do site. A sua nota já foi recalculada.',
    `Se discordar, escreva para ${supportEmail}.`,
  ],
  action: { label: 'Ver minhas avaliações', url: `${appUrl}/dashboard?aba=avaliacoes` },
  notes: [],
})

const NOTHING: MailText = { subject: '', paragraphs: [], notes: [] }

const month: Write = (mail, site) =>
  mail.kind === 'month' ? monthText(mail.month, mail.declineToken, site) : NOTHING

const digest: Write = (mail, site) =>
  mail.kind === 'digest' ? digestText(mail.today, mail.at, mail.declineToken, site) : NOTHING

/** The texts of each mail. */
export const MAIL_TEXTS: Record<Mail['kind'], Write> = {
  welcome,
  password_reset: passwordReset,
  password_changed: passwordChanged,
  email_confirmation: emailConfirmation,
  email_change_asked: emailChangeAsked,
  email_changed: emailChanged,
  second_factor_changed: secondFactorChanged,
  second_factor_guessed: secondFactorGuessed,
  account_clash: accountClash,
  account_erased: accountErased,
  account_verified: accountVerified,
  account_blocked: accountBlocked,
  new_lead: newLead,
  new_review: newReview,
  review_removed: reviewRemoved,
  verification_refused: verificationRefused,
  claim_asked: claimAsked,
  claim_refused: claimRefused,
  profile_given: profileGiven,
  profile_removed: profileRemoved,
  verification_expiring: verificationExpiring,
  verification_expired: verificationExpired,
  month,
  digest,
}
