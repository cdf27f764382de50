import * as z from 'zod/mini'
import {
  REFUSAL_OF_VERIFICATION_WORDS,
  REFUSALS_OF_VERIFICATION,
  VERIFIED_FACTS,
} from '#domain/professionals/verification.ts'
import { MAX_RQES } from '#domain/professionals/registration_number.ts'
import { pick } from '#domain/shared/pick.ts'
import { pageParameter, parameter, text, wholeNumber } from './fields.ts'
import { FIELDS } from './professionals.ts'

export { REFUSAL_OF_VERIFICATION_WORDS, VERIFIED_FACTS }

const refusal = z.enum(REFUSALS_OF_VERIFICATION, 'Escolha o motivo da lista.')
export type Refusal = z.infer<typeof refusal>

/** The state of the owner's verification. */
export const ownVerification = z.object({
  /** `expiring`: the badge shows and may be renewed; `lapsed`: approved, but the profile changed or a year passed. */
  status: z.enum(['none', 'asked', 'verified', 'expiring', 'refused', 'lapsed']),
  askedAt: z.nullable(z.iso.datetime()),
  decidedAt: z.nullable(z.iso.datetime()),
  endsAt: z.nullable(z.iso.datetime()),
  refusal: z.nullable(refusal),
  note: z.nullable(z.string()),
})
export type OwnVerification = z.infer<typeof ownVerification>

/** The facts checked at the council. */
const OTHERS = ['id', 'slug', 'title', 'city', 'isVerified', 'createdAt'] as const
const facts = z.object({ ...pick(FIELDS, VERIFIED_FACTS) })
export type VerifiedFacts = z.infer<typeof facts>

/** A professional who waits to be verified. */
export const verificationRequest = z.object({
  ...facts.shape,
  ...pick(FIELDS, OTHERS),
  askedAt: z.iso.datetime(),
  /** The date and facts of the last approval, if there was one. */
  checkedAt: z.nullable(z.iso.datetime()),
  checked: z.nullable(facts),
})
export type VerificationRequest = z.infer<typeof verificationRequest>

export const queueQuery = z.object({
  page: pageParameter(),
  limit: parameter(wholeNumber(1, 100)),
})

export const decideVerificationBody = z.discriminatedUnion(
  'decision',
  [
    /** `seen`: the facts as checked; if they changed meanwhile, nobody is verified. */
    z.object({
      decision: z.literal('approve'),
      seen: z.object({
        name: z.string(),
        lastname: z.string(),
        specialty: z.nullable(z.string()),
        crm: z.string(),
        state: z.nullable(z.string()),
        rqe: z.array(z.string()).check(z.maxLength(MAX_RQES)),
      }),
    }),
    z.object({ decision: z.literal('refuse'), refusal, note: z.optional(text({ max: 500 })) }),
  ],
  'Use approve ou refuse.',
)
export type DecideVerificationBody = z.input<typeof decideVerificationBody>
