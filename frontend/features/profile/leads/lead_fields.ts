import * as z from 'zod/mini'
import { honeypotFields } from '#contract/honeypot.ts'
import { CONSENT_VERSION, DEFAULT_LOCATIONS, DEFAULT_SERVICE, registerLeadForm } from '#contract/lead_form.ts'
import type { RegisterLeadBody } from '#contract/leads.ts'
import type { Location, ProfessionalProfile, Service } from '#contract/professionals.ts'
import type { Texts } from '../phrases/portuguese.ts'
import type { FormTexts } from '../phrases/portuguese_forms.ts'

/** The form's schema: the contract's fields and the patient's consent. */
export const registerLeadSchema = () =>
  z.object({
    ...registerLeadForm(),
    consent: z.literal(true, 'Autorize o contato para continuar'),
    corFavorita: honeypotFields().corFavorita,
  })
type Schema = ReturnType<typeof registerLeadSchema>
export type RegisterLeadInput = z.input<Schema>
export type RegisterLeadOutput = z.output<Schema>

/** Builds the request: the consent becomes the version of the accepted text. */
export function leadBody({ consent, ...lead }: RegisterLeadOutput, elapsedMs: number): RegisterLeadBody {
  return { ...lead, elapsedMs, ...(consent ? { consentVersion: CONSENT_VERSION } : {}) }
}

interface Choice {
  value: string
  label: string
}

const MODE_LABELS = { presencial: 'inPerson', teleconsulta: 'teleconsultation', ambos: 'either' } as const

/** The services to choose from, each once, then the general consultation. */
export function serviceChoices(services: readonly Service[], forms: FormTexts): Choice[] {
  const names = new Set([...services.map(({ name }) => name), DEFAULT_SERVICE])
  return [...names].map((name) => ({
    value: name,
    label: name === DEFAULT_SERVICE ? forms.generalAppointment : name,
  }))
}

/** The registered locations, or without any the modes of the professional; what is left open is to be agreed on. */
export function locationChoices(
  locations: readonly Location[],
  { presencial, teleconsulta }: Pick<ProfessionalProfile, 'presencial' | 'teleconsulta'>,
  texts: FormTexts & Texts,
): Choice[] {
  if (locations.length === 0 && !presencial && !teleconsulta)
    return [{ value: 'a combinar', label: texts.toBeArranged }]
  const offered = { presencial, teleconsulta, ambos: presencial && teleconsulta }
  if (locations.length === 0)
    return DEFAULT_LOCATIONS.filter((mode) => offered[mode]).map((mode) => ({
      value: mode,
      label: texts[MODE_LABELS[mode]],
    }))
  const names = new Set(locations.map(({ name }) => name))
  return [...names].map((name) => ({ value: name, label: name }))
}
