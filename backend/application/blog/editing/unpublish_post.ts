import type { BlogPost } from '#domain/blog/blog_post.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import { type EditorDesk, type EditorRefusal, type PostRequest, recordOf, withPost } from './editor_desk.ts'

/** An editor makes a draft of a post again; a draft stays as it is. */
export class UnpublishPost {
  readonly #desk: EditorDesk

  constructor(desk: EditorDesk) {
    this.#desk = desk
  }

  execute(input: PostRequest): Promise<Result<BlogPost, EditorRefusal>> {
    return withPost(this.#desk, input, async (post) => {
      if (!post.state.isPublished) return ok(post)
      post.unpublish(this.#desk.clock.now())
      await this.#desk.posts.save(post)
      await this.#desk.auditLog.record(recordOf(input, { action: 'post_unpublished', ...UNPUBLISHED }))
      return ok(post)
    })
  }
}

const UNPUBLISHED = { before: { isPublished: true }, after: { isPublished: false } }
