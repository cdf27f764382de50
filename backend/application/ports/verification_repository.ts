import type { Professional } from '#domain/professionals/professional.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { Verification, VerifiedFacts } from '#domain/professionals/verification.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'

/** A waiting request, for those who decide. */
export interface VerificationRequest
  extends
    VerifiedFacts,
    Pick<ProfessionalState, 'id' | 'slug' | 'title' | 'city' | 'isVerified' | 'createdAt'> {
  askedAt: Date
  /** The date and facts of the last approval, if there was one. */
  checkedAt: Date | null
  checked: VerifiedFacts | null
}

/** The state of each professional's verification. */
export abstract class VerificationRepository {
  /** `NEVER_ASKED` if nothing is stored. */
  abstract find(id: ProfessionalId): Promise<Verification>
  /** Call with the professional's row locked. */
  abstract save(id: Professional['id'], verification: Verification): Promise<void>
  /** Users who are not blocked, the longest wait first. `page` from 1. */
  abstract listWaiting(page: number, limit: number): Promise<{ rows: VerificationRequest[]; total: number }>
  /** Starts the year `at` that instant for verified professionals without a stored approval, such as imported ones. */
  abstract beginYears(at: Date): Promise<void>
  /** Returns those whose approval dates from that instant or before; at most 500. */
  abstract verifiedSince(instant: Date): Promise<ProfessionalId[]>
  /** Returns those among them who were not reminded yet; at most 500. */
  abstract notReminded(instant: Date): Promise<ProfessionalId[]>
}
