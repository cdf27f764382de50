import type {
  BlogPostRepository,
  EditorsPostsRequest,
  PostRevision,
} from '#application/ports/blog_post_repository.ts'
import type { BlogPost } from '#domain/blog/blog_post.ts'
import type { BlogPostId } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, mayAdminister } from '../../audit/actor.ts'
import type { EditorRefusal } from './editor_dependencies.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'

type Named = { postId: BlogPostId } | { slug: string }

/** An editor opens one post, a draft too, as it is stored now. */
export class OpenPost {
  readonly #posts: BlogPostRepository

  constructor({ posts }: { posts: BlogPostRepository }) {
    this.#posts = posts
  }

  async execute({ by, ...named }: { by: Actor } & Named): Promise<Result<BlogPost, EditorRefusal>> {
    if (!mayAdminister(by)) return fail('forbidden')
    const post = await ('slug' in named
      ? this.#posts.findBySlug(named.slug)
      : this.#posts.findById(named.postId))
    return post ? ok(post) : fail('post_not_found')
  }
}

/** An editor looks up what a post was before its edits, newest first. */
export class ListRevisions {
  readonly #posts: BlogPostRepository

  constructor({ posts }: { posts: BlogPostRepository }) {
    this.#posts = posts
  }

  async execute({
    by,
    postId,
  }: {
    by: Actor
    postId: BlogPostId
  }): Promise<Result<Omit<PostRevision, 'fields'>[], EditorRefusal>> {
    if (!mayAdminister(by)) return fail('forbidden')
    if (!(await this.#posts.findById(postId))) return fail('post_not_found')
    return ok(await this.#posts.listRevisions(postId))
  }
}

interface ListAllPostsInput {
  by: Actor
  /** A `limit` of more than 1,000 is taken as 1,000. */
  request: EditorsPostsRequest
}

/** Editors look through all posts, drafts too, last changed first. */
export class ListAllPosts {
  readonly #posts: BlogPostRepository

  constructor({ posts }: { posts: BlogPostRepository }) {
    this.#posts = posts
  }

  async execute({
    by,
    request,
  }: ListAllPostsInput): Promise<Result<{ posts: BlogPost[]; total: number }, 'forbidden'>> {
    if (!mayAdminister(by)) return fail('forbidden')
    const limit = Math.min(request.limit, MAX_PAGE_SIZE)
    return ok(await this.#posts.findForEditors({ ...request, limit }))
  }
}
