import type { ProfessionalId } from '#domain/shared/ids.ts'

export interface IndexStatus {
  engine: string
  /** False if the engine does not answer; the number it holds is then unknown. */
  reachable: boolean
  healthy: boolean
  /** Number of professionals that should be found. */
  expected: number
  indexed: number
  /** Changes that are not searchable yet, and the oldest one's age in seconds. */
  pending: number
  oldestPendingSeconds: number | null
  /** Professionals that the engine refused; they wait for their next change. */
  refused: number
}

/** Keeps the search index equal to the rows. */
export abstract class ProfessionalIndex {
  /**
   * Call inside the unit of work that changed these professionals; invisible ones leave the index. `areLocked`: the
   * unit of work already holds their rows.
   */
  abstract refresh(ids: readonly ProfessionalId[], options?: { areLocked?: boolean }): Promise<void>

  /**
   * Resolves when no work is running that earlier calls of `refresh` of this object left for later; never rejects. Call
   * outside a unit of work, before so many changes that the work would run beside them.
   */
  abstract settle(): Promise<void>

  /** Rebuilds the index from the rows while searches continue; returns the number of professionals in it. */
  abstract rebuild(onProgress?: (done: number, total: number) => void): Promise<number>

  abstract status(): Promise<IndexStatus>
}
