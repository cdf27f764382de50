import type { BlogPostRepository, PublishedPostsRequest } from '#application/ports/blog_post_repository.ts'
import type { BlogPost } from '#domain/blog/blog_post.ts'
import { isPostSlug } from '#domain/blog/post_fields.ts'

interface ListedPosts {
  posts: BlogPost[]
  /** At `limit` posts a page; 0 where there are none. */
  totalPages: number
}

/** A page of the published posts, newest first; empty past the last one. */
export class ListPosts {
  readonly #posts: BlogPostRepository

  constructor({ posts }: { posts: BlogPostRepository }) {
    this.#posts = posts
  }

  async execute(request: PublishedPostsRequest): Promise<ListedPosts> {
    const { posts, total } = await this.#posts.findPublished(request)
    return { posts, totalPages: Math.ceil(total / request.limit) }
  }
}

/** Opens a published post by its slug; null where there is none or it is a draft, for whoever asks. */
export class ReadPost {
  readonly #posts: BlogPostRepository

  constructor({ posts }: { posts: BlogPostRepository }) {
    this.#posts = posts
  }

  async execute({ slug }: { slug: string }): Promise<BlogPost | null> {
    const post = isPostSlug(slug) ? await this.#posts.findBySlug(slug) : null
    return post?.state.isPublished ? post : null
  }
}
