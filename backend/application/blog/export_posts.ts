import type { BlogPostRepository } from '#application/ports/blog_post_repository.ts'
import type { BlogPostState } from '#domain/blog/blog_post.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, mayAdminister } from '../audit/actor.ts'
import { UseCase } from '../use_case.ts'

/** A post by the names that an import reads. */
export type ExportedPost = Readonly<Record<string, string | boolean | null>>

/** Editors take all posts out, drafts too, such that importing them again changes nothing. */
export class ExportPosts extends UseCase<{ posts: BlogPostRepository }> {
  /** Last changed first, read page by page. People are left out: an import knows none. */
  execute({ by }: { by: Actor }): Result<AsyncGenerator<ExportedPost>, 'forbidden'> {
    return mayAdminister(by) ? ok(this.#all()) : fail('forbidden')
  }

  async *#all(): AsyncGenerator<ExportedPost> {
    for (let page = 1; ; page++) {
      const { posts, total } = await this.deps.posts.findForEditors({ page, limit: MAX_PAGE_SIZE })
      for (const { state } of posts) yield exported(state)
      if (page * MAX_PAGE_SIZE >= total) return
    }
  }
}

function exported(state: BlogPostState): ExportedPost {
  const { slug, title, metaDescription, category, conditionName, excerpt, sections } = state
  const { featuredImage, featuredImageAlt, isPublished, publishedAt } = state
  const heading = { slug, title, metaDescription, category, conditionName, excerpt }
  const when = { isPublished, publishedAt: publishedAt?.toISOString() ?? null }
  return { ...heading, featuredImage, featuredImageAlt, ...when, ...sections }
}
