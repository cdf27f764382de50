import type { Mail } from '#application/ports/mailer.ts'

export interface MailSite {
  /** Every link begins with it, whatever a request said of hosts. */
  appUrl: string
  brandName: string
  /** Where people find help. */
  supportEmail: string
}

export interface MailText {
  subject: string
  paragraphs: string[]
  /** The one thing to do. */
  action?: { label: string; url: string }
  /** Said under the action, in smaller letters. */
  notes: string[]
}

type Write = (mail: Mail, site: MailSite) => MailText

const welcome: Write = ({ to }, { appUrl, brandName }) => ({
  subject: `Boas-vindas ao ${brandName}`,
  paragraphs: [
    'Seu cadastro foi concluído e o seu perfil já pode ser encontrado pelos pacientes.',
    'Perfis com foto, convênios e locais de atendimento ajudam cada paciente a escolher com confiança.',
  ],
  action: { label: 'Completar meu perfil', url: `${appUrl}/edit-profile` },
  notes: [`Seu endereço público: ${appUrl}/${to.slug}`],
})

const passwordReset: Write = (mail, { appUrl, brandName }) => ({
  subject: `Redefina sua senha do ${brandName}`,
  paragraphs: ['Recebemos um pedido para redefinir a senha da sua conta.'],
  action: {
    label: 'Criar nova senha',
    url: `${appUrl}/reset-password?token=${mail.kind === 'password_reset' ? mail.token : ''}`,
  },
  notes: [
    'O link vale por 30 minutos e só pode ser usado uma vez.',
    'Se você não fez este pedido, ignore este e-mail: sua senha continua a mesma.',
  ],
})

const passwordChanged: Write = (_mail, { appUrl }) => ({
  subject: 'Sua senha foi alterada',
  paragraphs: [
    'A senha da sua conta acaba de ser alterada, e todas as sessões abertas foram encerradas.',
    'Se não foi você, redefina a senha agora.',
  ],
  action: { label: 'Redefinir senha', url: `${appUrl}/forgot-password` },
  notes: ['Se foi você, não é preciso fazer nada.'],
})

const accountClash: Write = (_mail, { appUrl, brandName }) => ({
  subject: 'Tentativa de cadastro com o seu e-mail',
  paragraphs: [
    `Alguém tentou criar uma conta no ${brandName} com este e-mail, mas você já tem uma.`,
    'Se foi você, entre com a sua senha ou peça um link para criar outra.',
  ],
  action: { label: 'Entrar', url: `${appUrl}/login` },
  notes: ['Se não foi você, não é preciso fazer nada: nenhum dado seu foi mostrado nem alterado.'],
})

const accountVerified: Write = ({ to }, { appUrl }) => ({
  subject: 'Seu perfil foi verificado',
  paragraphs: ['Conferimos o seu registro profissional. O selo Verificado já aparece no seu perfil.'],
  action: { label: 'Ver meu perfil', url: `${appUrl}/${to.slug}` },
  notes: ['Se você mudar o nome, a especialidade, o registro ou o estado, ele será conferido de novo.'],
})

const accountBlocked: Write = (_mail, { supportEmail }) => ({
  subject: 'Sua conta foi bloqueada',
  paragraphs: [
    'A nossa equipe bloqueou a sua conta: o perfil deixou de aparecer no site e as sessões abertas foram encerradas.',
    `Para entender o motivo ou pedir uma revisão, escreva para ${supportEmail}.`,
  ],
  notes: [],
})

const newLead: Write = (_mail, { appUrl }) => ({
  subject: 'Novo interesse no seu perfil',
  paragraphs: ['Um paciente quer falar com você e deixou o contato no seu perfil.'],
  action: { label: 'Ver no painel', url: `${appUrl}/dashboard?aba=leads` },
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

/** What each mail says. */
export const MAIL_TEXTS: Record<Mail['kind'], Write> = {
  welcome,
  password_reset: passwordReset,
  password_changed: passwordChanged,
  account_clash: accountClash,
  account_verified: accountVerified,
  account_blocked: accountBlocked,
  new_lead: newLead,
  new_review: newReview,
}
