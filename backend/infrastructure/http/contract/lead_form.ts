import { phone, properName, text } from './fields.ts'

export const DEFAULT_SERVICE = 'Consulta Geral'
export const DEFAULT_LOCATIONS = ['presencial', 'teleconsulta', 'ambos'] as const
/** The version of the consent sentence that the lead form shows. */
export const CONSENT_VERSION = '2026-11'

/** What a patient fills in. Apart from `leads.ts` and built when it is called, so that a profile loads no schema it does not use. */
export const registerLeadForm = () => ({
  patientName: properName({ min: 1, max: 80, tooShort: 'Nome é obrigatório' }),
  whatsapp: phone('WhatsApp é obrigatório'),
  serviceOfInterest: text({ min: 1, max: 120, tooShort: 'Serviço de interesse é obrigatório' }),
  location: text({ min: 1, max: 120, tooShort: 'Local é obrigatório' }),
})
