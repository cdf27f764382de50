import type { BlogPostRepository } from '#application/ports/blog_post_repository.ts'
import type { BlogPost } from '#domain/blog/blog_post.ts'
import { isPostSlug } from '#domain/blog/post_fields.ts'

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
