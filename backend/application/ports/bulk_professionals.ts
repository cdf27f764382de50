import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'

/** Who holds what only one may hold; both maps are keyed by `registrationKey`. */
export interface Claims {
  registrations: Map<string, ProfessionalId>
  documents: Map<string, ProfessionalId>
}

/** Someone else wrote the same e-mail, registration, document or slug at the same moment: read again and retry. */
export class BulkConflict extends Error {
  override readonly name = 'BulkConflict'
}

/** Many professionals at once, in a few statements whatever their number. Use it inside a unit of work. */
export abstract class BulkProfessionals {
  /** Those with these e-mails, whole, locked until the unit of work ends. */
  abstract findByEmail(emails: readonly string[]): Promise<ProfessionalState[]>

  abstract claims(registrationKeys: readonly string[], documentKeys: readonly string[]): Promise<Claims>

  /** With all their parts, without a password. Throws `BulkConflict`; the unit of work cannot go on then. */
  abstract insert(states: readonly ProfessionalState[]): Promise<void>

  /** The columns an import may change, and the insurances. A slug given up stays reserved. Throws `BulkConflict`. */
  abstract update(states: readonly ProfessionalState[]): Promise<void>
}
