import * as z from 'zod/mini'
import { LEAD_STATUSES, MAX_NOTE_LENGTH } from '#domain/leads/lead_status.ts'
import { emailAddress, line, nameOfPerson, text } from './fields.ts'
import { honeypotFields } from './honeypot.ts'
import { CONSENT_VERSION, registerLeadForm } from './lead_form.ts'

/** Every version that a form has shown. */
const CONSENT_VERSIONS = [CONSENT_VERSION] as const

export const registerLeadBody = z.object({
  ...registerLeadForm(),
  ...honeypotFields(),
  professionalId: z.optional(z.string()),
  consentVersion: z.optional(z.enum(CONSENT_VERSIONS, 'Versão do termo desconhecida.')),
})
export type RegisterLeadBody = z.input<typeof registerLeadBody>

export const registeredLead = z.object({ id: z.uuid(), redirectUrl: z.optional(z.url()) })

export const withdrawLeadBody = z.object({
  /** The Idempotency-Key of the lead, which must have been a UUID. */
  key: z.string('Informe a chave do pedido.').check(z.uuid('Informe a chave do pedido.'), z.toLowerCase()),
})

export const sendContactBody = z.object({
  professionalId: z
    .string('Profissional é obrigatório')
    .check(z.uuid('Profissional não encontrado.'), z.toLowerCase()),
  patientName: nameOfPerson({ min: 2, max: 80, tooShort: 'Nome deve ter pelo menos 2 caracteres' }),
  patientEmail: emailAddress(),
  subject: line({ min: 1, max: 120, tooShort: 'Assunto é obrigatório' }),
  message: text({ min: 10, max: 2000, tooShort: 'Mensagem deve ter pelo menos 10 caracteres' }),
  ...honeypotFields(),
})

export { LEAD_SHEET } from '#domain/leads/lead_sheet.ts'
export { LEAD_STATUSES, type LeadStatus, MAX_NOTE_LENGTH, STATUS_LABELS } from '#domain/leads/lead_status.ts'

/** A lead or message as its professional sees it. */
export const ownContact = z.object({
  id: z.uuid(),
  kind: z.enum(['lead', 'contact']),
  patientName: z.string(),
  patientEmail: z.string(),
  subject: z.string(),
  message: z.string(),
  whatsapp: z.nullable(z.string()),
  serviceOfInterest: z.nullable(z.string()),
  location: z.nullable(z.string()),
  leadStatus: z.enum(LEAD_STATUSES),
  /** The owner's own. */
  note: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
})
export type OwnContact = z.infer<typeof ownContact>

/** `id` is null where there is none. */
export const newestContact = z.object({ id: z.nullable(z.uuid()) })

export const updateLeadStatusBody = z.object({
  leadStatus: z.enum(LEAD_STATUSES, 'Use pending, contacted ou attended.'),
})

export const noteContactBody = z.object({
  /** Blank removes the note. */
  note: text({ max: MAX_NOTE_LENGTH }),
})

export const sentContact = z.object({ id: z.uuid() })
