import { DEMO_DOMAIN } from '#domain/shared/email.ts'
import type { ContactState } from '#domain/leads/contact.ts'
import type { LeadStatus } from '#domain/leads/lead_status.ts'
import { receiveContact, receiveLead, type SubmissionMeta } from '#domain/leads/receive_contact.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import { DAY_MS } from '#domain/shared/dates.ts'
import { type ProfessionalId, asId } from '#domain/shared/ids.ts'
import { must } from '../demo_world.ts'
import { MEN_PATIENTS, SURNAMES, WOMEN_PATIENTS } from '../people/demo_names.ts'
import { inventedMobile } from '../people/build_professional.ts'
import type { SeededRandom } from '../seeded_random.ts'

const FIRST_PATIENT_NUMBER = 5_000

const MESSAGES = [
  [
    'Dúvida sobre o preparo',
    'Olá! Tenho consulta na semana que vem. Preciso levar exames antigos ou estar em jejum?',
  ],
  [
    'Atendimento por convênio',
    'Bom dia, gostaria de saber se o meu plano cobre o retorno em até trinta dias.',
  ],
  [
    'Relatório para a empresa',
    'Boa tarde! Seria possível emitir um relatório do acompanhamento para o meu trabalho?',
  ],
] as const

/** Leads of the last four months in every status, the older the further on, and a few messages. */
export function buildLeads(
  professional: Professional,
  count: number,
  now: Date,
  random: SeededRandom,
): ContactState[] {
  const leads = Array.from({ length: count }, (_, index) => {
    const daysAgo = (index / count) ** 2 * 120 + random.next()
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS)
    return leadOf(professional, createdAt, statusAfter(daysAgo, index), random)
  })
  const messages = MESSAGES.map(([subject, message], index) =>
    contactOf(professional, { subject, message }, new Date(now.getTime() - (index * 9 + 2) * DAY_MS), random),
  )
  return [...leads, ...messages]
}

function leadOf(
  { id, state }: Professional,
  createdAt: Date,
  status: LeadStatus,
  random: SeededRandom,
): ContactState {
  const services = ['Consulta Geral', ...state.services.map(({ name }) => name)]
  const locations = state.locations.map(({ name }) => name)
  const lead = must(
    receiveLead(meta(id, createdAt, random), {
      patientName: patientName(random),
      whatsapp: inventedMobile(
        random.pick(['11', '19', '21', '31']),
        FIRST_PATIENT_NUMBER + random.between(0, 4_999),
      ),
      serviceOfInterest: random.pick(services),
      location: random.pick(locations.length > 0 ? locations : ['presencial']),
    }),
  )
  const answeredAt = new Date(createdAt.getTime() + DAY_MS / 4)
  if (status !== 'pending') must(lead.moveTo('contacted', answeredAt))
  if (status === 'attended') must(lead.moveTo('attended', new Date(answeredAt.getTime() + DAY_MS)))
  return lead.state
}

function contactOf(
  { id }: Professional,
  words: { subject: string; message: string },
  createdAt: Date,
  random: SeededRandom,
): ContactState {
  const patientEmail = `paciente${random.between(100, 999)}@${DEMO_DOMAIN}`
  const contact = must(
    receiveContact(meta(id, createdAt, random), {
      patientName: patientName(random),
      patientEmail,
      ...words,
    }),
  )
  return contact.state
}

/** Every status is there, however few the leads are. */
const RECENT: readonly LeadStatus[] = ['pending', 'contacted', 'attended']
const OLD: readonly LeadStatus[] = ['contacted', 'attended', 'attended', 'attended']

/** In turns, so that even few leads show every status. */
function statusAfter(daysAgo: number, turn: number): LeadStatus {
  if (daysAgo < 2) return 'pending'
  const statuses = daysAgo < 12 ? RECENT : OLD
  return statuses[turn % statuses.length] ?? 'pending'
}

function meta(professionalId: ProfessionalId, createdAt: Date, random: SeededRandom): SubmissionMeta {
  return {
    id: asId(random.uuid()),
    professionalId,
    quarantined: false,
    markedForReview: false,
    consentVersion: '2026-11',
    idempotencyKey: null,
    fingerprint: `demo-${random.uuid()}`,
    createdAt,
  }
}

function patientName(random: SeededRandom): string {
  return `${random.pick([...WOMEN_PATIENTS, ...MEN_PATIENTS])} ${random.pick(SURNAMES)}`
}
