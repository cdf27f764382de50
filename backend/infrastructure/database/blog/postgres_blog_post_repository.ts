import { foldText } from '#domain/shared/text.ts'
import type {
  BlogPostRepository,
  EditorsPostsRequest,
  PostRevision,
  PublishedPostsRequest,
} from '#application/ports/blog_post_repository.ts'
import type { PostViewLedger } from '#application/ports/view_ledger.ts'
import { BlogPost, type BlogPostState } from '#domain/blog/blog_post.ts'
import { type SectionName, SECTIONS } from '#domain/blog/sections.ts'
import type { TypedPost } from '#domain/blog/post_fields.ts'
import type { BlogPostId } from '#domain/shared/ids.ts'
import { brokenConstraint, DatabaseAdapter } from '../database.ts'
import { DailyVisits } from '../visits/daily_visits.ts'

const TEXT_LIKE = `fold_text(title || ' ' || slug || ' ' || coalesce(condition_name, '')) like fold_text(?)`

const WORD_LIKE = `fold_text(concat_ws(' ', title, condition_name, excerpt, introduction)) like fold_text(?)`
const KEPT_REVISIONS = 50

const partOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

export class PostgresBlogPostRepository extends DatabaseAdapter implements BlogPostRepository {
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

  findPublished(request: PublishedPostsRequest): Promise<{ posts: BlogPost[]; total: number }> {
    const { category, q = '' } = request
    const words = q.split(/\s+/).filter(Boolean)
    const clauses = [...(category ? ['category = ?'] : []), ...words.map(() => WORD_LIKE)]
    const condition = ['where is_published', ...clauses].join(' and ')
    const bindings = [...(category ? [category] : []), ...words.map(partOf)]
    return this.#page(condition, 'published_at desc, id', bindings, request)
  }

  findPublishedAbout(conditions: readonly string[], limit: number): Promise<BlogPost[]> {
    return this.#find(
      `where is_published and fold_text(condition_name) = any(?::text[]) order by published_at desc, id limit ?`,
      [conditions.map(foldText), limit],
    )
  }

  findForEditors(request: EditorsPostsRequest): Promise<{ posts: BlogPost[]; total: number }> {
    const { published, category, q, from, until } = request
    const clauses: [unknown, string][] = [
      [published, 'is_published = ?'],
      [category, 'category = ?'],
      [q && partOf(q), TEXT_LIKE],
      [from, 'updated_at >= ?'],
      [until, 'updated_at < ?'],
    ]
    const given = clauses.filter(([value]) => value !== undefined && value !== '')
    const condition = ['where true', ...given.map(([, sql]) => sql)].join(' and ')
    const bindings = given.map(([value]) => value)
    return this.#page(condition, 'updated_at desc, id', bindings, request)
  }

  async save({ state }: BlogPost): Promise<'slug_taken' | null> {
    const columns = columnsOf(state)
    const names = Object.keys(columns)
    const changes = names
      .filter((name) => !['id', 'view_count', 'created_at'].includes(name))
      .map((name) => `${name} = excluded.${name}`)
    const constraint = await brokenConstraint(this.database, () =>
      this.database.rows(
        `insert into blog_posts (${names.join(', ')}) values (${names.map(givenFor).join(', ')})
         on conflict (id) do update set ${changes.join(', ')}`,
        Object.values(columns),
      ),
    )
    if (constraint && constraint !== 'blog_posts_slug_key') throw new Error(`The post broke ${constraint}`)
    return constraint ? 'slug_taken' : null
  }

  findDue(at: Date, limit: number): Promise<BlogPostId[]> {
    return this.database.column<BlogPostId>(
      'select id from blog_posts where publish_at <= ? order by publish_at, id limit ?',
      [at, limit],
    )
  }

  async keepRevision(postId: BlogPostId, { id, at, title, fields }: PostRevision): Promise<void> {
    const revision = { id, blog_post_id: postId, at, title, fields: JSON.stringify(fields) }
    await this.database.run((db) => db.table('blog_post_revisions').insert(revision))
    await this.database.rows(
      `delete from blog_post_revisions where id in (
         select id from blog_post_revisions where blog_post_id = ? order by at desc, id desc offset ?)`,
      [postId, KEPT_REVISIONS],
    )
  }

  listRevisions(id: BlogPostId): Promise<Omit<PostRevision, 'fields'>[]> {
    return this.database.rows(
      'select id, at, title from blog_post_revisions where blog_post_id = ? order by at desc, id desc',
      [id],
    )
  }

  async findRevision(id: BlogPostId, revisionId: string): Promise<TypedPost | null> {
    const row = await this.database.row<{ fields: TypedPost }>(
      'select fields from blog_post_revisions where blog_post_id = ? and id::text = ?',
      [id, revisionId],
    )
    return row?.fields ?? null
  }

  async remove(id: BlogPostId): Promise<boolean> {
    const row = await this.database.row('delete from blog_posts where id = ? returning id', [id])
    return row !== null
  }

  async #page(
    condition: string,
    order: string,
    bindings: readonly unknown[],
    { page, limit }: { page: number; limit: number },
  ): Promise<{ posts: BlogPost[]; total: number }> {
    const listed = { select: SELECT, from: `from blog_posts ${condition}`, order }
    const { rows, total } = await this.database.page<BlogPostState>(listed, bindings, page, limit)
    return { posts: rows.map((row) => BlogPost.restore(row)), total }
  }

  async #find(condition: string, bindings: readonly unknown[]): Promise<BlogPost[]> {
    const rows = await this.database.rows<BlogPostState>(`${SELECT} from blog_posts ${condition}`, bindings)
    return rows.map((row) => BlogPost.restore(row))
  }
}

const PEOPLE = new Set(['written_by', 'reviewed_by', 'author_id'])

/** A restored state may refer to a removed professional. */
const givenFor = (column: string) =>
  PEOPLE.has(column) ? '(select id from professionals where id = ?)' : '?'

const columnOf = (section: SectionName) =>
  section.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const sectionColumns = SECTIONS.map(({ name }) => `'${name}', ${columnOf(name)}`).join(', ')

const SELECT = `select id, slug, title, meta_description as "metaDescription", category,
  condition_name as "conditionName", excerpt, featured_image as "featuredImage",
  featured_image_alt as "featuredImageAlt", written_by as "writtenBy", reviewed_by as "reviewedBy", reviewed_at as "reviewedAt", author_id as "authorId", is_published as "isPublished",
  publish_at as "publishAt", published_at as "publishedAt", view_count as "viewCount", estimated_read_time as "estimatedReadTime",
  created_at as "createdAt", updated_at as "updatedAt",
  json_strip_nulls(json_build_object(${sectionColumns})) as sections`

function columnsOf(state: BlogPostState): Record<string, unknown> {
  const sections = SECTIONS.map(({ name }) => [columnOf(name), state.sections[name] ?? null])
  return {
    id: state.id,
    slug: state.slug,
    title: state.title,
    meta_description: state.metaDescription,
    category: state.category,
    condition_name: state.conditionName,
    excerpt: state.excerpt,
    ...Object.fromEntries(sections),
    featured_image: state.featuredImage,
    featured_image_alt: state.featuredImageAlt,
    written_by: state.writtenBy,
    reviewed_by: state.reviewedBy,
    reviewed_at: state.reviewedAt,
    author_id: state.authorId,
    is_published: state.isPublished,
    publish_at: state.publishAt,
    published_at: state.publishedAt,
    view_count: state.viewCount,
    estimated_read_time: state.estimatedReadTime,
    created_at: state.createdAt,
    updated_at: state.updatedAt,
  }
}

const ADD_FRESH_VIEWS = `
  with fresh as (
    update blog_post_views set counted = true where not counted returning blog_post_id
  )
  update blog_posts set view_count = view_count + seen.views
  from (select blog_post_id, count(*) as views from fresh group by blog_post_id) as seen
  where blog_posts.id = seen.blog_post_id`

/** Counts views of posts. */
export class PostgresPostViewLedger extends DailyVisits implements PostViewLedger {
  protected readonly table = { name: 'blog_post_views', page: 'blog_post_id', addFresh: ADD_FRESH_VIEWS }
}
