import { type ImportedPost, PostImportLedger } from '#application/ports/post_import_ledger.ts'
import type { BlogPostState } from '#domain/blog/blog_post.ts'
import type { Database } from '../database.ts'

/** As JSON keeps a state: its instants are texts. */
type SavedState = Omit<BlogPostState, 'publishedAt' | 'createdAt' | 'updatedAt'> & {
  publishedAt: string | null
  createdAt: string
  updatedAt: string
}

export class PostgresPostImportLedger extends PostImportLedger {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async begin(file: string, at: Date, forgetBefore: Date): Promise<string> {
    await this.#database.rows('delete from post_imports where started_at < ?', [forgetBefore])
    const row = await this.#database.row<{ id: string }>(
      'insert into post_imports (file, started_at) values (?, ?) returning id::text as id',
      [file, at],
    )
    return row?.id ?? ''
  }

  async keep(importId: string, { postId, before, leftAt }: ImportedPost): Promise<void> {
    await this.#database.rows(
      `insert into imported_posts (post_import_id, position, post_id, before, left_at)
       select id, (select count(*) from imported_posts where post_import_id = id), ?, ?::jsonb, ?
       from post_imports where id = ?`,
      [postId, before && JSON.stringify(before), leftAt, importId],
    )
  }

  async find(importId: string): Promise<ImportedPost[] | null> {
    if (!/^[1-9]\d{0,17}$/.test(importId)) return null
    if (!(await this.#database.row('select 1 from post_imports where id = ?', [importId]))) return null
    const rows = await this.#database.rows<Omit<ImportedPost, 'before'> & { before: SavedState | null }>(
      `select post_id as "postId", before, left_at as "leftAt" from imported_posts
       where post_import_id = ? order by position`,
      [importId],
    )
    return rows.map(({ postId, before, leftAt }) => ({ postId, before: before && restored(before), leftAt }))
  }

  async forget(importId: string): Promise<void> {
    await this.#database.rows('delete from post_imports where id = ?', [importId])
  }
}

function restored(saved: SavedState): BlogPostState {
  const { publishedAt, createdAt, updatedAt } = saved
  return {
    ...saved,
    publishedAt: publishedAt === null ? null : new Date(publishedAt),
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
  }
}
