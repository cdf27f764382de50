import type { MailedMonth } from '#application/ports/mailer.ts'
import type { Today } from '#application/ports/today.ts'
import { SECRET_SCREENS } from '#contract/private_screens.ts'
import { backupWords, tasksOf } from '#contract/today_words.ts'
import { specialtyPlural } from '#domain/catalogue/specialties.ts'
import { earlierMonth, type MonthFigures, type NextStep } from '#domain/professionals/month.ts'
import { INSURERS_DAYS, NEW_PATIENTS_DAYS } from '#domain/shared/confirmations.ts'
import { formatDate, formatMonth } from '#domain/shared/date_words.ts'
import { countOf, formatNumber, minutesInWords } from '#domain/shared/numbers.ts'
import type { MailRow, MailSite, MailText } from './mail_text.ts'

const declineUrl = (appUrl: string, token: string) => `${appUrl}${SECRET_SCREENS.mails}?token=${token}`

/** 'novembro', of a month's first day. */
const nameOf = (month: string) => formatMonth(`${month}T12:00:00Z`).split(' ')[0] ?? ''

/** The month of a professional, and the one thing to do next. */
export function monthText(
  month: MailedMonth,
  declineToken: string,
  { appUrl, brandName }: MailSite,
): MailText {
  const step = STEPS[month.nextStep](month)
  const url = declineUrl(appUrl, declineToken)
  return {
    subject: `Seu mês de ${nameOf(month.month)} no ${brandName}: ${strongest(month.figures)}`,
    paragraphs: [comparisonOf(month)],
    rows: rowsOf(month),
    step: step.text,
    action: { label: step.label, url: `${appUrl}${step.path}` },
    notes: [],
    decline: { text: 'Este resumo chega uma vez por mês.', label: 'Não quero mais receber', url },
  }
}

/** What a patient did comes before what a list did. */
function strongest({ leads, contacts, visits, appearances }: MonthFigures): string {
  const facts = [
    leads > 0 && countOf(leads, 'lead', 'leads'),
    visits > 0 && countOf(visits, 'visita', 'visitas'),
    contacts > 0 && countOf(contacts, 'contato', 'contatos'),
    appearances > 0 && `apareceu ${countOf(appearances, 'vez', 'vezes')} nas buscas`,
  ].filter((fact) => fact !== false)
  return facts.slice(0, 2).join(' e ')
}

function comparisonOf({ month, peers, specialty }: MailedMonth): string {
  const opening = `O que os pacientes fizeram no seu perfil em ${nameOf(month)}.`
  if (!peers) return opening
  const others = `${formatNumber(peers.count)} ${specialtyPlural(specialty).toLowerCase()}`
  const where = peers.city
    ? `de ${peers.city}`
    : 'de todo o site (na sua cidade ainda são poucos para comparar)'
  return `${opening} A mediana é a de ${others} ${where}: metade teve mais, metade teve menos.`
}

const COUNTED = [
  ['Apareceu em buscas', 'appearances'],
  ['Visitas ao perfil', 'visits'],
  ['Contatos iniciados', 'contacts'],
  ['Leads', 'leads'],
] as const satisfies readonly (readonly [string, keyof MonthFigures])[]

function rowsOf({ month, figures, before, peers }: MailedMonth): MailRow[] {
  const earlier = nameOf(earlierMonth(month))
  const counted = COUNTED.map(([label, name]) => ({
    label,
    value: formatNumber(figures[name]),
    beside: inOneLine([
      before && changeOf(figures[name] - before[name], earlier),
      peers && `mediana ${formatNumber(Math.round(peers.medians[name]))}`,
    ]),
  }))
  const { answerMinutes } = figures
  if (answerMinutes === null) return counted
  const earlierAnswer = before?.answerMinutes ?? null
  const theirs = peers?.medians.answerMinutes ?? null
  return [
    ...counted,
    {
      label: 'Tempo até responder',
      value: minutesInWords(answerMinutes),
      beside: inOneLine([
        earlierAnswer !== null && `${minutesInWords(earlierAnswer)} em ${earlier}`,
        theirs !== null && `mediana ${minutesInWords(Math.round(theirs))}`,
      ]),
    },
  ]
}

const inOneLine = (parts: readonly (string | false | null)[]) => parts.filter(Boolean).join(' · ')

function changeOf(difference: number, earlier: string): string {
  if (difference === 0) return `igual a ${earlier}`
  return `${formatNumber(Math.abs(difference))} a ${difference > 0 ? 'mais' : 'menos'} que em ${earlier}`
}

interface Step {
  text: string
  label: string
  path: string
}

const STEPS: Readonly<Record<NextStep, (month: MailedMonth) => Step>> = {
  answer: ({ unanswered }) => ({
    text: `${countOf(unanswered, 'paciente ainda espera', 'pacientes ainda esperam')} a sua resposta.`,
    label: 'Responder agora',
    path: '/dashboard?aba=leads',
  }),
  new_patients: () => ({
    text: `Faz mais de ${NEW_PATIENTS_DAYS} dias que você disse que aceita novos pacientes, e o perfil deixou de mostrar isso. Continua aceitando?`,
    label: 'Responder em um toque',
    path: '/dashboard',
  }),
  insurers: () => ({
    text: `Faz mais de ${INSURERS_DAYS} dias que você confirmou os seus convênios. Eles continuam certos?`,
    label: 'Confirmar convênios',
    path: '/dashboard',
  }),
  photo: () => ({
    text: 'O seu perfil ainda não tem foto. É a primeira coisa que os pacientes procuram na lista.',
    label: 'Colocar uma foto',
    path: '/edit-profile#basic',
  }),
  price: () => ({
    text: 'Nenhum serviço seu mostra o preço, e quem filtra por valor não encontra você.',
    label: 'Informar um preço',
    path: '/edit-profile#services',
  }),
  bio: () => ({
    text: 'O seu perfil ainda não diz quem você é nem como atende.',
    label: 'Escrever sobre mim',
    path: '/edit-profile#about',
  }),
  faster: ({ figures, peers }) => ({
    text:
      `Metade dos colegas responde em até ${minutesInWords(Math.round(peers?.medians.answerMinutes ?? 0))}; ` +
      `você levou ${minutesInWords(figures.answerMinutes ?? 0)}. ` +
      'Ligue os avisos no navegador e saiba de cada lead na hora.',
    label: 'Ver os meus leads',
    path: '/dashboard?aba=leads',
  }),
  look: () => ({
    text: 'Nenhum paciente espera resposta, e o seu perfil está completo.',
    label: 'Ver o meu painel',
    path: '/dashboard',
  }),
}

/** What waits for administrators. */
export function digestText(
  today: Today,
  at: Date,
  declineToken: string,
  { appUrl, brandName }: MailSite,
): MailText {
  const tasks = tasksOf(today)
  const backup = backupWords(today.lastBackupAt, at)
  const [first = backup ?? '', ...others] = tasks.map(({ words }) => words)
  const more = others.length > 0 ? ` e mais ${countOf(others.length, 'assunto', 'assuntos')}` : ''
  const url = declineUrl(appUrl, declineToken)
  return {
    subject: `Hoje no ${brandName}: ${first}${more}`,
    paragraphs: [`O que espera pela equipe em ${formatDate(at)}.`],
    rows: tasks.map(({ words, to, command = '' }) => {
      const row = { label: words, value: '', beside: command }
      return to ? Object.assign(row, { url: `${appUrl}${to}` }) : row
    }),
    action: { label: 'Abrir a administração', url: `${appUrl}/admin` },
    notes: backup ? [`${backup}.`] : [],
    decline: { text: 'Este aviso só vem nos dias em que algo espera.', label: 'Não quero mais receber', url },
  }
}
