import * as z from 'zod/mini'
import { emailAddress, phone, registrationField } from './fields.ts'

export const CLAIM_CONSENT_VERSION = '2026-11' as const

/** Asks for an unclaimed profile, or for its removal. */
export const claimProfileForm = z.object({
  kind: z.enum(['claim', 'removal'], 'Use claim ou removal.'),
  registration: registrationField(),
  email: emailAddress(),
  phone: phone('Informe um telefone com DDD.'),
  consentVersion: z.literal(CLAIM_CONSENT_VERSION, 'Concorde para enviar o pedido.'),
})
export type ClaimProfileForm = z.input<typeof claimProfileForm>
