import {
  type ImportedProfessional,
  ProfessionalImportLedger,
} from '#application/ports/professional_import_ledger.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'

interface Begun {
  at: Date
  people: Map<ProfessionalId, ImportedProfessional>
}

export class InMemoryProfessionalImportLedger extends ProfessionalImportLedger {
  readonly #imports = new Map<string, Begun>()
  #last = 0

  async begin(_: string, at: Date): Promise<string> {
    const id = String(++this.#last)
    this.#imports.set(id, { at, people: new Map() })
    return id
  }

  async keep(importId: string, people: readonly ImportedProfessional[]): Promise<void> {
    const kept = this.#imports.get(importId)?.people
    for (const each of people) {
      const first = kept?.get(each.professionalId)
      kept?.set(each.professionalId, first ? { ...each, before: first.before } : each)
    }
  }

  async page(
    importId: string,
    after: ProfessionalId | null,
    limit: number,
  ): Promise<ImportedProfessional[] | null> {
    const begun = this.#imports.get(importId)
    if (!begun) return null
    return [...begun.people.values()]
      .filter(({ professionalId }) => after === null || professionalId > after)
      .toSorted((one, other) => (one.professionalId < other.professionalId ? -1 : 1))
      .slice(0, limit)
  }

  async drop(importId: string, ids: readonly ProfessionalId[]): Promise<void> {
    for (const id of ids) this.#imports.get(importId)?.people.delete(id)
  }

  async forget(importId: string): Promise<void> {
    this.#imports.delete(importId)
  }
}
