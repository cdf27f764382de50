import {
  PostImageStore,
  type PostImageVariant,
  type PostImageWidth,
} from '#application/ports/post_image_store.ts'
import type { Database } from '../database.ts'

/** Pictures beside the posts that show them, so that one backup holds both and any process can serve them. */
export class PostgresPostImageStore extends PostImageStore {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async put(name: string, variants: readonly PostImageVariant[], at: Date): Promise<void> {
    await this.#database.transaction(async () => {
      for (const { width, bytes } of variants)
        await this.#database.rows(
          `insert into post_images (name, width, bytes, put_at) values (?, ?, ?, ?)
           on conflict (name, width) do update set put_at = excluded.put_at`,
          [name, width, Buffer.from(bytes), at],
        )
    })
  }

  async get(name: string, width: PostImageWidth): Promise<Uint8Array | null> {
    const image = await this.#database.row<{ bytes: Buffer }>(
      'select bytes from post_images where name = ? and width = ?',
      [name, width],
    )
    return image?.bytes ?? null
  }

  /** A post as text names its pictures wherever they stand. */
  async removeUnused(before: Date): Promise<number> {
    const rows = await this.#database.rows<{ name: string }>(
      `delete from post_images image where put_at < ?
       and not exists (select from blog_posts post where strpos(post::text, image.name) > 0)
       and not exists (select from blog_post_revisions revision where strpos(revision.fields::text, image.name) > 0)
       returning name`,
      [before],
    )
    return new Set(rows.map(({ name }) => name)).size
  }
}
