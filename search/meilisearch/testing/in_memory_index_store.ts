import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { IndexStore } from '../feeding/index_store.ts'
import type { ListingDocument } from '../listing_document.ts'

/** Indexes as the engine holds them, by uid and then by id. */
export class InMemoryIndexStore implements Pick<IndexStore, keyof IndexStore> {
  readonly #indexes = new Map<string, Map<ProfessionalId, ListingDocument>>()

  async create(uid: string): Promise<void> {
    this.#indexes.set(uid, this.#indexes.get(uid) ?? new Map())
  }

  async put(uid: string, documents: readonly ListingDocument[]): Promise<void> {
    await this.create(uid)
    for (const document of documents) this.#indexes.get(uid)?.set(document.id, document)
  }

  async remove(uid: string, ids: readonly ProfessionalId[]): Promise<void> {
    for (const id of ids) this.#indexes.get(uid)?.delete(id)
  }

  async count(uid: string): Promise<number | null> {
    return this.#indexes.get(uid)?.size ?? null
  }

  async promote(next: string, live: string): Promise<void> {
    const [promoted, former] = [this.#indexes.get(next) ?? new Map(), this.#indexes.get(live)]
    this.#indexes.set(live, promoted)
    if (former) this.#indexes.set(next, former)
    else this.#indexes.delete(next)
  }

  async drop(uid: string): Promise<void> {
    this.#indexes.delete(uid)
  }

  async uidsStartingWith(beginning: string): Promise<string[]> {
    return [...this.#indexes.keys()].filter((uid) => uid.startsWith(beginning))
  }

  /** All documents of an index, ordered by id; empty if there is none. */
  documents(uid: string): ListingDocument[] {
    return [...(this.#indexes.get(uid)?.values() ?? [])].toSorted((one, other) =>
      one.id < other.id ? -1 : 1,
    )
  }
}
