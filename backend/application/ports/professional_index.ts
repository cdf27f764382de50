import type { ProfessionalId } from '#domain/shared/ids.ts'

export interface IndexStatus {
  engine: string
  /** False where the engine does not answer; how many it holds is not known then. */
  reachable: boolean
  healthy: boolean
  /** Professionals that should be found. */
  expected: number
  indexed: number
  /** Changes not yet searchable, and the age in seconds of the oldest. */
  pending: number
  oldestPendingSeconds: number | null
  /** Professionals whom the engine does not take; they wait for their next change. */
  refused: number
}

/** Keeps what can be searched equal to the rows. */
export abstract class ProfessionalIndex {
  /**
   * Call inside the unit of work that changed these professionals; rows that are no longer visible leave the index.
   * `areLocked`: the unit of work holds their rows already.
   */
  abstract refresh(ids: readonly ProfessionalId[], options?: { areLocked?: boolean }): Promise<void>

  /** Builds the index again from the rows while searches go on; returns how many professionals it holds. */
  abstract rebuild(onProgress?: (done: number, total: number) => void): Promise<number>

  abstract status(): Promise<IndexStatus>
}
