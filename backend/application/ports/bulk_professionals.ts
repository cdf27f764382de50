import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'

/** Existing holders of unique values; both maps are keyed by `registrationKey`. */
export interface Claims {
  registrations: Map<string, ProfessionalId>
  documents: Map<string, ProfessionalId>
}

/** A concurrent writer took the same e-mail, registration, document or slug: read again and retry. */
export class BulkConflict extends Error {
  override readonly name = 'BulkConflict'
}

/** Reads and writes many professionals in a few statements. Use it inside a unit of work. */
export abstract class BulkProfessionals {
  /** Returns the complete professionals with these e-mails, locked until the unit of work ends. */
  abstract findByEmail(emails: readonly string[]): Promise<ProfessionalState[]>

  /** The same by `registrationKey`. */
  abstract findByRegistration(keys: readonly string[]): Promise<ProfessionalState[]>

  /** Returns the complete professionals with these ids, locked until the unit of work ends, also for their new parts. */
  abstract findById(ids: readonly ProfessionalId[]): Promise<ProfessionalState[]>

  /** Returns those who set a password, whom somebody wrote to or reviewed, or for whose profile somebody asks. */
  abstract inUse(ids: readonly ProfessionalId[]): Promise<Set<ProfessionalId>>

  abstract claims(registrationKeys: readonly string[], documentKeys: readonly string[]): Promise<Claims>

  /** Inserts them with all parts, without passwords. Throws `BulkConflict`, after which the unit of work must end. */
  abstract insert(states: readonly ProfessionalState[]): Promise<void>

  /** Updates insurers and the columns an import may change; reserves a released slug. Throws `BulkConflict`. */
  abstract update(states: readonly ProfessionalState[]): Promise<void>

  /** Removes them with all parts; their slugs are free at once. */
  abstract remove(ids: readonly ProfessionalId[]): Promise<void>
}
