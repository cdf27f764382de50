import * as z from 'zod/mini'
import { CONSENT_VERSION, registerLeadForm, type RegisterLeadBody } from '#contract/leads.ts'
import { humanSigns } from '#contract/honeypot.ts'

/** What the lead form must hold before it is sent: the contract's fields and the patient's consent. */
export const registerLeadSchema = z.object({
  ...registerLeadForm.shape,
  consent: z.literal(true, 'Autorize o contato para continuar'),
  complemento: humanSigns.shape.complemento,
})
export type RegisterLeadInput = z.input<typeof registerLeadSchema>
export type RegisterLeadOutput = z.output<typeof registerLeadSchema>

/** The request for a filled form: the consent becomes the version of the sentence that was ticked. */
export function leadBody({ consent, ...lead }: RegisterLeadOutput, elapsedMs: number): RegisterLeadBody {
  return { ...lead, elapsedMs, ...(consent ? { consentVersion: CONSENT_VERSION } : {}) }
}
