import type { Professional } from '#domain/professionals/professional.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'

/** Parts that have an address of their own, without their professional's. */
export type OwnedParts = 'services' | 'insurances'

export type SaveProfessionalFailure = 'email_taken' | 'registration_taken' | 'document_taken' | 'slug_taken'

/** Whole professionals, for those who change them. */
export abstract class ProfessionalRepository {
  abstract findById(id: ProfessionalId): Promise<Professional | null>
  abstract findByEmail(email: string): Promise<Professional | null>
  /** By the current slug, or by one given up in the last 90 days. */
  abstract findBySlug(slug: string): Promise<Professional | null>
  /** Locks the row until the unit of work ends. */
  abstract findForUpdate(id: ProfessionalId): Promise<Professional | null>
  /**
   * Inserts or updates the professional with its services, insurances, locations and FAQs. Role and block belong to the
   * account, rating and views to their ledgers: they are written at the first save only. A slug given up is kept 90 days.
   */
  abstract save(professional: Professional): Promise<SaveProfessionalFailure | null>
  /** Whose service or insurance it is; null where there is none. */
  abstract ownerOf(parts: OwnedParts, partId: string): Promise<ProfessionalId | null>
  /** The slugs that one gave up in the last 90 days and that are kept for them. */
  abstract heldSlugs(id: ProfessionalId): Promise<string[]>
  /** Which of `slugs` belong to someone else than `except` or were given up by them in the last 90 days. */
  abstract takenSlugs(slugs: readonly string[], except?: ProfessionalId): Promise<Set<string>>
}

/** Lets namesakes who come at once choose different addresses without waiting for each other. */
export abstract class SlugLocks {
  /** False where somebody else is taking `slug` right now; true: until the unit of work ends nobody else will be. */
  abstract take(slug: string): Promise<boolean>
}
