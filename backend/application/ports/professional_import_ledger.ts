import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'

/** An import's change to one professional. */
export interface ImportedProfessional {
  professionalId: ProfessionalId
  /** Null if the import created the profile. */
  before: ProfessionalState | null
  /** The `updatedAt` after the import. */
  leftAt: Date
}

/** The changes of each import of professionals, for undoing it; an erased person's are gone. */
export abstract class ProfessionalImportLedger {
  /** Begins an import. Returns its id. */
  abstract begin(file: string, at: Date): Promise<string>
  /**
   * Takes part in the unit of work that changes the professionals. Of somebody whom one import changes twice the first
   * `before` stays.
   */
  abstract keep(importId: string, people: readonly ImportedProfessional[]): Promise<void>
  /** Returns at most `limit` changes by id, those after `after`; null for an unknown import. */
  abstract page(
    importId: string,
    after: ProfessionalId | null,
    limit: number,
  ): Promise<ImportedProfessional[] | null>
  /** Removes the changes that were undone. */
  abstract drop(importId: string, ids: readonly ProfessionalId[]): Promise<void>
  /** Removes an import after it was undone. */
  abstract forget(importId: string): Promise<void>
}
