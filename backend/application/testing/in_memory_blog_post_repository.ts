import {
  BlogPostRepository,
  type EditorsPostsRequest,
  type PostRevision,
  type PublishedPostsRequest,
} from '#application/ports/blog_post_repository.ts'
import { BlogPost, type BlogPostState } from '#domain/blog/blog_post.ts'
import type { TypedPost } from '#domain/blog/post_fields.ts'
import type { BlogPostId } from '#domain/shared/ids.ts'
import { foldText } from '#domain/shared/text.ts'

export class InMemoryBlogPostRepository extends BlogPostRepository {
  readonly #states = new Map<BlogPostId, BlogPostState>()
  readonly #revisions = new Map<BlogPostId, PostRevision[]>()

  async findById(id: BlogPostId): Promise<BlogPost | null> {
    const state = this.#states.get(id)
    return state ? BlogPost.restore(state) : null
  }

  findForUpdate(id: BlogPostId): Promise<BlogPost | null> {
    return this.findById(id)
  }

  async findBySlug(slug: string): Promise<BlogPost | null> {
    const state = this.states().find((one) => one.slug === slug)
    return state ? BlogPost.restore(state) : null
  }

  async findPublished(request: PublishedPostsRequest): Promise<{ posts: BlogPost[]; total: number }> {
    const { category, q = '', page, limit } = request
    const words = foldText(q).split(' ')
    const found = this.states()
      .filter((state) => state.isPublished && (!category || state.category === category))
      .filter(({ title, conditionName, excerpt, sections: { introduction } }) => {
        const text = foldText([title, conditionName, excerpt, introduction].join(' '))
        return words.every((word) => text.includes(word))
      })
      .sort(newestFirst(({ publishedAt }) => publishedAt))
    const posts = found.slice((page - 1) * limit, page * limit).map((state) => BlogPost.restore(state))
    return { posts, total: found.length }
  }

  async findPublishedAbout(conditions: readonly string[], limit: number): Promise<BlogPost[]> {
    const wanted = new Set(conditions.map(foldText))
    return this.states()
      .filter(({ isPublished, conditionName }) => isPublished && wanted.has(foldText(conditionName ?? '')))
      .sort(newestFirst(({ publishedAt }) => publishedAt))
      .slice(0, limit)
      .map((state) => BlogPost.restore(state))
  }

  async findForEditors(request: EditorsPostsRequest): Promise<{ posts: BlogPost[]; total: number }> {
    const { published, category, q = '', from, until, page, limit } = request
    const found = this.states()
      .filter(
        (state) =>
          (published === undefined || state.isPublished === published) &&
          (!category || state.category === category) &&
          (!from || state.updatedAt >= from) &&
          (!until || state.updatedAt < until) &&
          foldText(`${state.title} ${state.slug} ${state.conditionName ?? ''}`).includes(foldText(q)),
      )
      .sort(newestFirst(({ updatedAt }) => updatedAt))
    const posts = found.slice((page - 1) * limit, page * limit).map((state) => BlogPost.restore(state))
    return { posts, total: found.length }
  }

  async findDue(at: Date, limit: number): Promise<BlogPostId[]> {
    const due = this.states().filter(({ publishAt }) => publishAt && publishAt <= at)
    return due
      .toSorted((one, other) => Number(one.publishAt) - Number(other.publishAt))
      .slice(0, limit)
      .map(({ id }) => id)
  }

  async keepRevision(id: BlogPostId, revision: PostRevision): Promise<void> {
    this.#revisions.set(id, [revision, ...(this.#revisions.get(id) ?? [])].slice(0, 50))
  }

  async listRevisions(id: BlogPostId): Promise<Omit<PostRevision, 'fields'>[]> {
    return (this.#revisions.get(id) ?? []).map(({ fields: _fields, ...rest }) => rest)
  }

  async findRevision(id: BlogPostId, revisionId: string): Promise<TypedPost | null> {
    return this.#revisions.get(id)?.find((revision) => revision.id === revisionId)?.fields ?? null
  }

  async save({ state }: BlogPost): Promise<'slug_taken' | null> {
    if (this.states().some(({ id, slug }) => slug === state.slug && id !== state.id)) return 'slug_taken'
    const viewCount = this.#states.get(state.id)?.viewCount ?? state.viewCount
    this.#states.set(state.id, { ...state, viewCount })
    return null
  }

  async remove(id: BlogPostId): Promise<boolean> {
    this.#revisions.delete(id)
    return this.#states.delete(id)
  }

  addViews(id: BlogPostId, views: number): void {
    const state = this.#states.get(id)
    if (state) this.#states.set(id, { ...state, viewCount: state.viewCount + views })
  }

  states(): BlogPostState[] {
    return [...this.#states.values()]
  }
}

function newestFirst(when: (state: BlogPostState) => Date | null) {
  const time = (state: BlogPostState) => when(state)?.getTime() ?? 0
  return (a: BlogPostState, b: BlogPostState) => time(b) - time(a) || (a.id < b.id ? -1 : 1)
}
