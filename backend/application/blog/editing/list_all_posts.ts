import type { BlogPostRepository, EditorsPostsRequest } from '#application/ports/blog_post_repository.ts'
import type { BlogPost } from '#domain/blog/blog_post.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, mayAdminister } from '../../audit/actor.ts'

export interface ListAllPostsInput {
  by: Actor
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
    return mayAdminister(by) ? ok(await this.#posts.findForEditors(request)) : fail('forbidden')
  }
}
