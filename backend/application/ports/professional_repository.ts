import type { Professional } from '#domain/professionals/professional.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'

/** Parts whose routes do not name their professional. */
export type OwnedParts = 'services' | 'insurances'

export type SaveProfessionalFailure = 'email_taken' | 'registration_taken' | 'document_taken' | 'slug_taken'

/** Complete professionals, for changing them. */
export abstract class ProfessionalRepository {
  abstract findById(id: ProfessionalId): Promise<Professional | null>
  abstract findByEmail(email: string): Promise<Professional | null>
  /** By the current slug, or one released in the last 90 days. */
  abstract findBySlug(slug: string): Promise<Professional | null>
  /** Locks the row until the unit of work ends. */
  abstract findForUpdate(id: ProfessionalId): Promise<Professional | null>
  /**
   * Inserts or updates the professional with services, insurances, locations and FAQs. Role and block (account), rating
   * and views (ledgers) are written only by an insert. A released slug is reserved for 90 days.
   */
  abstract save(professional: Professional): Promise<SaveProfessionalFailure | null>
  /** Returns the owner of a service or insurance, or null. */
  abstract ownerOf(parts: OwnedParts, partId: string): Promise<ProfessionalId | null>
  /** Returns the slugs that the professional released in the last 90 days. */
  abstract heldSlugs(id: ProfessionalId): Promise<string[]>
  /** Returns those of `slugs` that are used, or reserved, by someone other than `except`. */
  abstract takenSlugs(slugs: readonly string[], except?: ProfessionalId): Promise<Set<string>>
}

/** Lets concurrent namesakes choose different slugs without waiting for each other. */
export abstract class SlugLocks {
  /** Locks `slug` until the unit of work ends. Returns false if another transaction holds the lock. */
  abstract take(slug: string): Promise<boolean>
}
