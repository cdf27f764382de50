import { type Erasure, ErasureLedger } from '#application/ports/personal_data.ts'

export class InMemoryErasureLedger extends ErasureLedger {
  readonly #erasures = new Map<string, Erasure>()

  async add(erasures: readonly Erasure[]): Promise<void> {
    for (const erasure of erasures) {
      const known = this.#erasures.get(erasure.subjectHash)
      if (!known || known.erasedAt < erasure.erasedAt) this.#erasures.set(erasure.subjectHash, erasure)
    }
  }

  async all(): Promise<Erasure[]> {
    return [...this.#erasures.values()]
  }
}
