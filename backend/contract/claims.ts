import * as z from 'zod/mini'
import {
  REFUSAL_OF_CLAIM_WORDS,
  REFUSALS_OF_CLAIM,
  type RefusalOfClaim,
} from '#domain/professionals/profile_claim.ts'
import { pick } from '#domain/shared/pick.ts'
import { emailAddress, phone, registrationField, text } from './fields.ts'
import { mailLink } from './own_account.ts'
import { FIELDS } from './professionals.ts'

export { REFUSAL_OF_CLAIM_WORDS, REFUSALS_OF_CLAIM, type RefusalOfClaim }

export const CLAIM_CONSENT_VERSION = '2026-11' as const

/** Asks for an unclaimed profile, or for its removal. */
export const claimProfileForm = z.object({
  kind: z.enum(['claim', 'removal'], 'Use claim ou removal.'),
  registration: registrationField('Informe o conselho, o estado e o número.'),
  email: emailAddress(),
  phone: phone('Informe um telefone com DDD.'),
  /** The e-mail of the profile, if it has one, is not the claimant's any more. */
  lostEmail: z.optional(z.boolean('Use true ou false.')),
  consentVersion: z.literal(CLAIM_CONSENT_VERSION, 'Concorde para enviar o pedido.'),
})
export type ClaimProfileForm = z.input<typeof claimProfileForm>

/** Takes back what was asked, by the token of the mailed link. */
export const withdrawClaimBody = mailLink

export const CLAIMED_FIELDS = [
  ...(['slug', 'title', 'name', 'lastname', 'specialty', 'crm'] as const),
  ...(['city', 'state', 'source', 'sourceDate'] as const),
] as const

/** An open claim, beside the profile that it is about. */
export const waitingClaim = z.object({
  id: z.uuid(),
  kind: z.enum(['claim', 'removal']),
  /** As typed, to be compared with the profile's and the council's. */
  registration: z.string(),
  email: z.string(),
  phone: z.string(),
  askedAt: z.iso.datetime(),
  /** Whether the profile has an e-mail: the link goes there, unless the claimant lost it. */
  hasEmail: z.boolean(),
  lostEmail: z.boolean(),
  /** `source` is null once somebody has the profile: the claim can only be refused then. */
  professional: z.object(pick(FIELDS, CLAIMED_FIELDS)),
})
export type WaitingClaim = z.infer<typeof waitingClaim>

/** `reason`: for the audit log; `note`: for the claimant. */
export const decideClaimBody = z.discriminatedUnion(
  'decision',
  [
    z.object({ decision: z.literal('approve'), reason: z.optional(text({ max: 500 })) }),
    z.object({
      decision: z.literal('refuse'),
      refusal: z.enum(REFUSALS_OF_CLAIM, 'Escolha o motivo da lista.'),
      note: z.optional(text({ max: 500 })),
    }),
  ],
  'Use approve ou refuse.',
)
export type DecideClaimBody = z.input<typeof decideClaimBody>
