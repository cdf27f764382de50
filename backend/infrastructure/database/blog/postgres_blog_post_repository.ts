import {
  BlogPostRepository,
  type EditorsPostsRequest,
  type PublishedPostsRequest,
} from '#application/ports/blog_post_repository.ts'
import { BlogPost, type BlogPostState } from '#domain/blog/blog_post.ts'
import type { BlogPostId } from '#domain/shared/ids.ts'
import { brokenConstraint } from '../broken_constraint.ts'
import type { Database } from '../database.ts'
import { BLOG_POST, columnsOf } from './blog_post_rows.ts'

const TEXT_LIKE = `fold_text(title || ' ' || slug || ' ' || coalesce(condition_name, '')) like fold_text(?)`

export class PostgresBlogPostRepository extends BlogPostRepository {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async findById(id: BlogPostId): Promise<BlogPost | null> {
    const [post] = await this.#find('where id = ?', [id])
    return post ?? null
  }

  async findForUpdate(id: BlogPostId): Promise<BlogPost | null> {
    const [post] = await this.#find('where id = ? for no key update', [id])
    return post ?? null
  }

  async findBySlug(slug: string): Promise<BlogPost | null> {
    const [post] = await this.#find('where slug = ?', [slug])
    return post ?? null
  }

  async findPublished(request: PublishedPostsRequest): Promise<{ posts: BlogPost[]; total: number }> {
    const { category, page, limit } = request
    const condition = `where is_published ${category ? 'and category = ?' : ''}`
    const bindings = category ? [category] : []
    const counted = await this.#database.row<{ total: number }>(
      `select count(*)::int as total from blog_posts ${condition}`,
      bindings,
    )
    const posts = await this.#find(`${condition} order by published_at desc, id limit ? offset ?`, [
      ...bindings,
      limit,
      (page - 1) * limit,
    ])
    return { posts, total: counted?.total ?? 0 }
  }

  findPublishedAbout(conditions: readonly string[], limit: number): Promise<BlogPost[]> {
    return this.#find(
      `where is_published and lower(condition_name) = any(?::text[]) order by published_at desc, id limit ?`,
      [conditions.map((condition) => condition.toLowerCase()), limit],
    )
  }

  async findForEditors(request: EditorsPostsRequest): Promise<{ posts: BlogPost[]; total: number }> {
    const { published, category, q, page, limit } = request
    const wanted: [unknown, string][] = [
      [published, 'is_published = ?'],
      [category, 'category = ?'],
      [q && `%${q.replace(/[\\%_]/g, '\\$&')}%`, TEXT_LIKE],
    ]
    const asked = wanted.filter(([value]) => value !== undefined && value !== '')
    const condition = ['where true', ...asked.map(([, sql]) => sql)].join(' and ')
    const bindings = asked.map(([value]) => value)
    const counted = await this.#database.row<{ total: number }>(
      `select count(*)::int as total from blog_posts ${condition}`,
      bindings,
    )
    const order = 'order by updated_at desc, id limit ? offset ?'
    const posts = await this.#find(`${condition} ${order}`, [...bindings, limit, (page - 1) * limit])
    return { posts, total: counted?.total ?? 0 }
  }

  async save({ state }: BlogPost): Promise<'slug_taken' | null> {
    const columns = columnsOf(state)
    const names = Object.keys(columns)
    const changes = names
      .filter((name) => !['id', 'view_count', 'created_at'].includes(name))
      .map((name) => `${name} = excluded.${name}`)
    const constraint = await brokenConstraint(this.#database, () =>
      this.#database.rows(
        `insert into blog_posts (${names.join(', ')}) values (${names.map(() => '?').join(', ')})
         on conflict (id) do update set ${changes.join(', ')}`,
        Object.values(columns),
      ),
    )
    if (constraint && constraint !== 'blog_posts_slug_key') throw new Error(`The post broke ${constraint}`)
    return constraint ? 'slug_taken' : null
  }

  async remove(id: BlogPostId): Promise<boolean> {
    const row = await this.#database.row('delete from blog_posts where id = ? returning id', [id])
    return row !== null
  }

  async #find(condition: string, bindings: readonly unknown[]): Promise<BlogPost[]> {
    const rows = await this.#database.rows<BlogPostState>(`${BLOG_POST} ${condition}`, bindings)
    return rows.map((row) => BlogPost.restore(row))
  }
}
