import { line, nameOfPerson, phone } from './fields.ts'

export const DEFAULT_SERVICE = 'Consulta Geral'
export const DEFAULT_LOCATIONS = ['presencial', 'teleconsulta', 'ambos'] as const
/** Version of the consent text on the lead form. */
export const CONSENT_VERSION = '2026-11'

/** The patient's form, apart from `leads.ts` and built on demand: a profile loads only the schemas it uses. */
export const registerLeadForm = () => ({
  patientName: nameOfPerson({ min: 1, max: 80, tooShort: 'Nome é obrigatório' }),
  whatsapp: phone('WhatsApp é obrigatório'),
  serviceOfInterest: line({ min: 1, max: 120, tooShort: 'Serviço de interesse é obrigatório' }),
  location: line({ min: 1, max: 120, tooShort: 'Local é obrigatório' }),
})
