import {
  type PictureFate,
  type PostImageFiles,
  PostImageMoves,
  PostImageStore,
  type PostImageVariant,
  type PostImageWidth,
} from '#application/ports/post_image_store.ts'
import { ImageStoreUnavailable } from '#application/ports/image_store.ts'
import type { PostImportLedger, ImportedPost } from '#application/ports/post_import_ledger.ts'
import type { BlogPostState } from '#domain/blog/blog_post.ts'
import { type Database, DatabaseAdapter } from '../database.ts'

/** Stores pictures in the same database as their posts, so that one backup holds both; or their bytes in `files`. */
export class PostgresPostImageStore extends PostImageStore {
  readonly #database: Database
  readonly #files: PostImageFiles | null

  constructor(database: Database, files: PostImageFiles | null = null) {
    super()
    this.#database = database
    this.#files = files
  }

  /** The rows stay locked until the files are written, so that nobody removes them meanwhile. */
  async put(name: string, variants: readonly PostImageVariant[], at: Date): Promise<void> {
    await this.#database.transaction(async () => {
      for (const { width, bytes } of variants)
        await this.#database.run((db) =>
          db
            .table('post_images')
            .insert({ name, width, bytes: this.#files ? null : Buffer.from(bytes), put_at: at })
            .onConflict(['name', 'width'])
            .merge(['put_at']),
        )
      await this.#files?.put(name, variants)
    })
  }

  async get(name: string, width: PostImageWidth): Promise<Uint8Array | null> {
    const image = await this.#database.run((db) =>
      db
        .query<Pick<StoredVariant, 'bytes'>>()
        .from('post_images')
        .select('bytes')
        .where({ name, width })
        .first(),
    )
    return image && (image.bytes ?? (await this.#files?.get(name, width)) ?? null)
  }

  /** The post's JSON text contains the pictures' paths, wherever they are used. */
  async removeUnused(before: Date, among?: readonly string[]): Promise<number> {
    return this.#database.transaction(async () => {
      const rows = await this.#database.rows<{ name: string }>(
        `delete from post_images image where put_at < :before and (cast(:among as text[]) is null or name = any (:among))
         and not exists (select from blog_posts post where strpos(post::text, image.name) > 0)
         and not exists (select from blog_post_revisions revision where strpos(revision.fields::text, image.name) > 0)
         returning name`,
        { before, among: among ?? null },
      )
      const names = new Set(rows.map(({ name }) => name))
      for (const name of names) await this.#files?.remove(name)
      return names.size
    })
  }
}

interface StoredVariant {
  width: PostImageWidth
  bytes: Buffer | null
}

export class PostgresPostImageMoves extends PostImageMoves {
  readonly #database: Database
  readonly #files: PostImageFiles

  constructor(database: Database, files: PostImageFiles) {
    super()
    this.#database = database
    this.#files = files
  }

  page(after: string | null, limit: number): Promise<string[]> {
    return this.#database.column<string>(
      'select distinct name from post_images where name > ? order by name limit ?',
      [after ?? '', limit],
    )
  }

  move(name: string, to: 's3' | 'postgresql', dryRun: boolean): Promise<PictureFate | null> {
    return this.#database.transaction(async () => {
      const kept = await this.#database.run((db) =>
        db.query<StoredVariant>().from('post_images').select('width', 'bytes').where({ name }).forUpdate(),
      )
      if (kept.length === 0) return null
      const away = kept.filter(({ bytes }) => (bytes === null) === (to === 'postgresql'))
      if (away.length === 0) return 'there'
      return to === 's3' ? this.#toFiles(name, away, dryRun) : this.#toRows(name, away, dryRun)
    })
  }

  async #toFiles(name: string, kept: readonly StoredVariant[], dryRun: boolean): Promise<PictureFate> {
    if (dryRun) return 'moved'
    const variants = kept.flatMap(({ width, bytes }) => (bytes ? [{ width, bytes }] : []))
    await this.#files.put(name, variants)
    for (const { width, bytes } of variants)
      if (!bytes.equals((await this.#files.get(name, width)) ?? Buffer.alloc(0)))
        throw new ImageStoreUnavailable('a cópia não é igual')
    await this.#database.run((db) => db.from('post_images').where({ name }).update({ bytes: null }))
    return 'moved'
  }

  async #toRows(name: string, listed: readonly StoredVariant[], dryRun: boolean): Promise<PictureFate> {
    const found: { width: PostImageWidth; bytes: Uint8Array }[] = []
    for (const { width } of listed) {
      const bytes = await this.#files.get(name, width)
      if (!bytes) return 'missing'
      found.push({ width, bytes })
    }
    if (dryRun) return 'moved'
    for (const { width, bytes } of found)
      await this.#database.run((db) =>
        db
          .from('post_images')
          .where({ name, width })
          .update({ bytes: Buffer.from(bytes) }),
      )
    await this.#files.remove(name)
    return 'moved'
  }
}

/** A state in JSON, with instants as text. */
type SavedState = Omit<BlogPostState, 'publishedAt' | 'createdAt' | 'updatedAt'> & {
  publishedAt: string | null
  createdAt: string
  updatedAt: string
}

export class PostgresPostImportLedger extends DatabaseAdapter implements PostImportLedger {
  async begin(file: string, at: Date): Promise<string> {
    const row = await this.database.row<{ id: string }>(
      'insert into post_imports (file, started_at) values (?, ?) returning id::text as id',
      [file, at],
    )
    return row?.id ?? ''
  }

  async keep(importId: string, { postId, before, leftAt }: ImportedPost): Promise<void> {
    await this.database.rows(
      `insert into imported_posts (post_import_id, position, post_id, before, left_at)
       select id, (select count(*) from imported_posts where post_import_id = id), :postId, cast(:before as jsonb), :leftAt
       from post_imports where id = :importId`,
      { postId, before: before && JSON.stringify(before), leftAt, importId },
    )
  }

  async find(importId: string): Promise<ImportedPost[] | null> {
    if (!/^[1-9]\d{0,17}$/.test(importId)) return null
    if (!(await this.database.row('select 1 from post_imports where id = ?', [importId]))) return null
    const rows = await this.database.run((db) =>
      db
        .query<Omit<ImportedPost, 'before'> & { before: SavedState | null }>()
        .from('imported_posts')
        .select({ postId: 'post_id', before: 'before', leftAt: 'left_at' })
        .where('post_import_id', importId)
        .orderBy('position'),
    )
    return rows.map(({ postId, before, leftAt }) => ({ postId, before: before && restored(before), leftAt }))
  }

  async forget(importId: string): Promise<void> {
    await this.database.run((db) => db.from('post_imports').where('id', importId).delete())
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
