import type { Professional } from '#domain/professionals/professional.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { Verification, VerifiedFacts } from '#domain/professionals/verification.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'

/** Somebody who waits to be verified, as those who decide see them. */
export interface VerificationRequest
  extends
    VerifiedFacts,
    Pick<ProfessionalState, 'id' | 'slug' | 'title' | 'city' | 'rqe' | 'isVerified' | 'createdAt'> {
  askedAt: Date
  /** When and what was seen the last time, where it was approved before. */
  checkedAt: Date | null
  checked: VerifiedFacts | null
}

/** How far each professional's verification is. */
export abstract class VerificationRepository {
  /** `NEVER_ASKED` where nothing is known. */
  abstract find(id: ProfessionalId): Promise<Verification>
  /** Call where the professional's row is locked. */
  abstract save(id: Professional['id'], verification: Verification): Promise<void>
  /** Users who are not blocked, the one who waits longest first. `page` from 1. */
  abstract listWaiting(page: number, limit: number): Promise<{ rows: VerificationRequest[]; total: number }>
  /** Lets a year begin `at` that instant for the verified of whom no approval is kept, as those who were imported. */
  abstract beginYears(at: Date): Promise<void>
  /** The verified whose approval is from that instant or earlier; at most 500. */
  abstract verifiedSince(instant: Date): Promise<ProfessionalId[]>
  /** Those among them who were not told yet; at most 500. */
  abstract notReminded(instant: Date): Promise<ProfessionalId[]>
}
