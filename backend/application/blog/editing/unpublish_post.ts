import type { BlogPost } from '#domain/blog/blog_post.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import {
  type EditorDependencies,
  type EditorRefusal,
  type PostRequest,
  recordOf,
  withPost,
} from './editor_dependencies.ts'

/** An editor makes a draft of a post again; a draft stays as it is. */
export class UnpublishPost {
  readonly #deps: EditorDependencies

  constructor(deps: EditorDependencies) {
    this.#deps = deps
  }

  execute(input: PostRequest): Promise<Result<BlogPost, EditorRefusal>> {
    return withPost(this.#deps, input, async (post) => {
      if (!post.state.isPublished) return ok(post)
      post.unpublish(this.#deps.clock.now())
      await this.#deps.posts.save(post)
      await this.#deps.auditLog.record(recordOf(input, { action: 'post_unpublished', ...UNPUBLISHED }))
      return ok(post)
    })
  }
}

const UNPUBLISHED = { before: { isPublished: true }, after: { isPublished: false } }
