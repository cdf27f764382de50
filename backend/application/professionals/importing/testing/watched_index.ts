import { type IndexStatus, ProfessionalIndex } from '#application/ports/professional_index.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'

/** Records refreshed ids and forwards calls to another index, if any. */
export class WatchedIndex extends ProfessionalIndex {
  readonly refreshed: ProfessionalId[] = []
  readonly #worker: ProfessionalIndex | null

  constructor(worker: ProfessionalIndex | null = null) {
    super()
    this.#worker = worker
  }

  override async refresh(ids: readonly ProfessionalId[]): Promise<void> {
    await this.#worker?.refresh(ids)
    this.refreshed.push(...ids)
  }

  override async settle(): Promise<void> {
    await this.#worker?.settle()
  }

  override async rebuild(): Promise<number> {
    return this.#worker?.rebuild() ?? 0
  }

  override async status(): Promise<IndexStatus> {
    const nothing = {
      engine: 'none',
      healthy: true,
      expected: 0,
      indexed: 0,
      pending: 0,
      oldestPendingSeconds: null,
      refused: 0,
      reachable: true,
    }
    return this.#worker?.status() ?? nothing
  }
}
