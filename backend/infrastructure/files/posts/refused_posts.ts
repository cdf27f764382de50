import { writeFile } from 'node:fs/promises'
import type { SourcePost } from '#application/ports/post_files.ts'
import { RecordFileUnusable } from '#application/ports/record_files.ts'

/** The file of refused posts: a JSON list, made when the import ends, and not at all after a flawless one. */
export class RefusedPosts {
  readonly #path: string
  readonly #posts: object[] = []

  constructor(path: string) {
    this.#path = path
  }

  add({ raw, file, line }: SourcePost, reason: string): void {
    this.#posts.push({ _error: `${file}:${line} ${reason}`, ...raw })
  }

  async close(): Promise<string | null> {
    if (this.#posts.length === 0) return null
    try {
      await writeFile(this.#path, `${JSON.stringify(this.#posts, null, 2)}\n`, { mode: 0o600 })
    } catch {
      throw new RecordFileUnusable(`Não foi possível gravar ${this.#path}; indique outro com --failed.`)
    }
    return this.#path
  }
}
