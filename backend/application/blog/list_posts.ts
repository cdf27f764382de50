import type { BlogPostRepository, PublishedPostsRequest } from '#application/ports/blog_post_repository.ts'
import type { BlogPost } from '#domain/blog/blog_post.ts'

export interface ListedPosts {
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
