import { DAY_MS } from '#domain/shared/dates.ts'
import { pick } from '#domain/shared/pick.ts'
import type { ProfessionalState } from './professional_state.ts'

/** The facts checked for a verification: name, specialty, registration and its state, specialist registrations. */
export const VERIFIED_FACTS = ['name', 'lastname', 'specialty', 'crm', 'state', 'rqe'] as const
export type VerifiedFacts = Pick<ProfessionalState, (typeof VERIFIED_FACTS)[number]>

/** Facts as somebody saw them, who may be mistaken. */
export type SeenFacts = Record<Exclude<keyof VerifiedFacts, 'rqe'>, string | null> &
  Pick<VerifiedFacts, 'rqe'>

export const REFUSALS_OF_VERIFICATION = [
  'not_found',
  'name_differs',
  'inactive',
  'specialty_differs',
  'number_unclear',
] as const
export type RefusalOfVerification = (typeof REFUSALS_OF_VERIFICATION)[number]

export const REFUSAL_OF_VERIFICATION_WORDS: Readonly<Record<RefusalOfVerification, string>> = {
  not_found: 'O conselho não mostra este número de registro',
  name_differs: 'O nome não é o que consta no conselho',
  inactive: 'O registro consta como inativo, suspenso ou cancelado',
  specialty_differs: 'A especialidade ou o RQE não consta no conselho',
  number_unclear: 'Falta o conselho, o estado ou parte do número',
}

/** The state of a verification. The profile itself decides whether the badge shows: a changed name removes it. */
export interface Verification {
  /** Since when a request waits; null without one. */
  readonly askedAt: Date | null
  /** Date of the last decision. */
  readonly decidedAt: Date | null
  readonly decision: 'approved' | 'refused' | null
  /** `admin:<account>` or `operator:cli:<user>`; null for decisions before this was recorded. */
  readonly decidedBy: string | null
  /** The facts seen at the council; null if not recorded. */
  readonly checked: VerifiedFacts | null
  readonly refusal: RefusalOfVerification | null
  /** The text written to the professional. */
  readonly note: string | null
  /** When the reminder of the coming end was sent. */
  readonly remindedAt: Date | null
}

export const NEVER_ASKED: Verification = {
  askedAt: null,
  decidedAt: null,
  decision: null,
  decidedBy: null,
  checked: null,
  refusal: null,
  note: null,
  remindedAt: null,
}

/** Returns the approval of a professional's present facts. */
export function approvalOf(
  state: VerifiedFacts,
  decided: Pick<Verification, 'decidedAt' | 'decidedBy'>,
): Verification {
  return { ...NEVER_ASKED, ...decided, decision: 'approved', checked: pick(state, VERIFIED_FACTS) }
}

const VALID_DAYS = 365
const REMINDER_DAYS = 30

export const approvedBefore = (now: Date) => new Date(now.getTime() - VALID_DAYS * DAY_MS)
export const remindedBefore = (now: Date) => new Date(now.getTime() - (VALID_DAYS - REMINDER_DAYS) * DAY_MS)

/** Returns whether the latest decision is an approval, at or before an instant. */
export function wasApprovedUntil({ decision, decidedAt }: Verification, instant: Date): boolean {
  return decision === 'approved' && decidedAt !== null && decidedAt <= instant
}

/** Returns when an approval ends; null without one. */
export function endOf({ decision, decidedAt }: Verification): Date | null {
  return decision === 'approved' && decidedAt ? new Date(decidedAt.getTime() + VALID_DAYS * DAY_MS) : null
}

export type VerificationStatus = 'none' | 'asked' | 'verified' | 'expiring' | 'refused' | 'lapsed'

/** The status shown to the owner. `lapsed`: it was approved, and the profile changed or a year passed since. */
export function statusOf(verification: Verification, isVerified: boolean, now: Date): VerificationStatus {
  if (verification.askedAt) return 'asked'
  const { decision, decidedAt } = verification
  if (isVerified) return decidedAt && decidedAt <= remindedBefore(now) ? 'expiring' : 'verified'
  if (decision === 'refused') return 'refused'
  return decision === 'approved' ? 'lapsed' : 'none'
}
