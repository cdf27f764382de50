import type { RefusalOfClaim } from '#domain/professionals/profile_claim.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'

const CLAIM_KINDS = ['claim', 'removal'] as const

/** Somebody asks for an unclaimed profile, or for its removal. */
export interface AskedClaim {
  readonly id: string
  readonly professionalId: ProfessionalId
  readonly kind: (typeof CLAIM_KINDS)[number]
  /** As typed, to be compared with the profile's and the council's. */
  readonly registration: string
  readonly email: string
  readonly phone: string
  /** The claimant says that the e-mail of the profile, if it has one, is not theirs any more. */
  readonly lostEmail: boolean
  readonly consentVersion: string
  readonly askedAt: Date
}

export interface ClaimDecision {
  readonly decision: 'approved' | 'refused'
  readonly decidedAt: Date
  /** Why it was refused, and what else the claimant is told. */
  readonly refusal: RefusalOfClaim | null
  readonly note: string | null
}

/** All of the decision is null while nobody has decided. */
export type ProfileClaim = AskedClaim & {
  readonly [Field in keyof ClaimDecision]: ClaimDecision[Field] | null
}

const SHOWN = [
  'slug',
  'title',
  'name',
  'lastname',
  'specialty',
  'crm',
  'state',
  'city',
  'source',
  'sourceDate',
] as const

/** A claim beside the profile that it is about. */
export interface WaitingClaim extends AskedClaim, Pick<ProfessionalState, (typeof SHOWN)[number]> {
  /** Whether the profile has an e-mail, to which the link goes then. */
  readonly hasEmail: boolean
}

/** Claims of profiles: open ones, and decided ones for a while. */
export abstract class ProfileClaims {
  /**
   * Keeps one claim a kind, profile and e-mail; one that was refused, or that did not yet tell of a lost e-mail, is
   * replaced and open, under the new id. Returns false while five of the profile are open, whoever asks. Forgets those
   * from before `forgetBefore`.
   */
  abstract ask(claim: AskedClaim, forgetBefore: Date): Promise<boolean>
  abstract find(id: string): Promise<ProfileClaim | null>
  /** Lists the open ones, the longest wait first. `page` from 1. */
  abstract listWaiting(page: number, limit: number): Promise<{ rows: WaitingClaim[]; total: number }>
  /** Decides an open claim; an approval replaces an earlier one of the profile. Returns false if none is open. */
  abstract decide(id: string, decision: ClaimDecision): Promise<boolean>
  /** Opens a decided claim again. Returns false if there is none. */
  abstract reopen(id: string): Promise<boolean>
  /** Returns the approved claim of a profile, whose link is mailed and not used yet. */
  abstract approvedOf(id: ProfessionalId): Promise<ProfileClaim | null>
  /** Returns the profile that an approval gives to this e-mail. */
  abstract approvedBy(email: string): Promise<ProfessionalId | null>
  /** Returns the e-mails that asked something of a profile. */
  abstract emailsOf(id: ProfessionalId): Promise<string[]>
  /** Removes what an e-mail asked of a profile. */
  abstract removeOf(id: ProfessionalId, email: string): Promise<void>
}
