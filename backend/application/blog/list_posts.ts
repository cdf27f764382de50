import type { BlogPostRepository, PublishedPostsRequest } from '#application/ports/blog_post_repository.ts'
import type { ProfessionalDirectory, PublicProfile } from '#application/ports/professional_directory.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
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

export interface PostPeople {
  author: PublicProfile | null
  reviewer: PublicProfile | null
}

/** Returns who wrote and who checked a post, as far as their profiles are public. */
export class ReadPostPeople {
  readonly #directory: ProfessionalDirectory

  constructor({ directory }: { directory: ProfessionalDirectory }) {
    this.#directory = directory
  }

  async execute({ state: { writtenBy, reviewedBy } }: BlogPost): Promise<PostPeople> {
    const profileOf = async (id: ProfessionalId | null) => (id ? this.#directory.findProfile(id) : null)
    const [author, reviewer] = await Promise.all([profileOf(writtenBy), profileOf(reviewedBy)])
    return { author, reviewer }
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
