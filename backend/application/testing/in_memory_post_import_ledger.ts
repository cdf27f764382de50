import { type ImportedPost, PostImportLedger } from '#application/ports/post_import_ledger.ts'

export class InMemoryPostImportLedger extends PostImportLedger {
  readonly #imports = new Map<string, { at: Date; posts: ImportedPost[] }>()
  #last = 0

  async begin(_: string, at: Date): Promise<string> {
    const id = String(++this.#last)
    this.#imports.set(id, { at, posts: [] })
    return id
  }

  begunBefore(limit: Date): string[] {
    return [...this.#imports].flatMap(([id, { at }]) => (at < limit ? [id] : []))
  }

  async keep(importId: string, post: ImportedPost): Promise<void> {
    this.#imports.get(importId)?.posts.push(post)
  }

  async find(importId: string): Promise<ImportedPost[] | null> {
    return this.#imports.get(importId)?.posts ?? null
  }

  async forget(importId: string): Promise<void> {
    this.#imports.delete(importId)
  }
}
