import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'

const CLAIM_KINDS = ['claim', 'removal'] as const

/** Somebody asks for an unclaimed profile, or for its removal. */
export interface ProfileClaim {
  readonly id: string
  readonly professionalId: ProfessionalId
  readonly kind: (typeof CLAIM_KINDS)[number]
  /** As typed, to be compared with the profile's and the council's. */
  readonly registration: string
  readonly email: string
  readonly phone: string
  readonly consentVersion: string
  readonly askedAt: Date
}

/** A claim beside the profile that it is about. */
export interface WaitingClaim
  extends
    ProfileClaim,
    Pick<
      ProfessionalState,
      | 'slug'
      | 'title'
      | 'name'
      | 'lastname'
      | 'specialty'
      | 'crm'
      | 'city'
      | 'state'
      | 'source'
      | 'sourceDate'
    > {}

/** Open claims; a decision removes them. */
export abstract class ProfileClaims {
  /**
   * Keeps one claim a kind, profile and e-mail, and at most five a profile: further ones are dropped. Forgets those
   * from before `forgetBefore`.
   */
  abstract ask(claim: ProfileClaim, forgetBefore: Date): Promise<void>
  abstract find(id: string): Promise<ProfileClaim | null>
  /** The longest wait first. `page` from 1. */
  abstract listWaiting(page: number, limit: number): Promise<{ rows: WaitingClaim[]; total: number }>
  abstract remove(id: string): Promise<void>
  abstract removeAllOf(id: ProfessionalId): Promise<void>
}
