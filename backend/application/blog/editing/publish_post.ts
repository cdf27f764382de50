import type { BlogPost } from '#domain/blog/blog_post.ts'
import { checkPost } from '#domain/blog/post_fields.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type EditorDesk, type EditorRefusal, type PostRequest, recordOf, withPost } from './editor_desk.ts'
import { typedOf } from './typed_of.ts'

export type PublishPostFailure = EditorRefusal | 'post_incomplete'

/** An editor lets everyone read a post; one that breaks a field's rule stays a draft. Published already, it stays as it is. */
export class PublishPost {
  readonly #desk: EditorDesk

  constructor(desk: EditorDesk) {
    this.#desk = desk
  }

  execute(input: PostRequest): Promise<Result<BlogPost, PublishPostFailure>> {
    return withPost(this.#desk, input, async (post): Promise<Result<BlogPost, PublishPostFailure>> => {
      if (post.state.isPublished) return ok(post)
      if (!checkPost(typedOf(post.state)).ok) return fail('post_incomplete')
      post.publish(this.#desk.clock.now())
      await this.#desk.posts.save(post)
      await this.#desk.auditLog.record(recordOf(input, { action: 'post_published', ...PUBLISHED }))
      return ok(post)
    })
  }
}

const PUBLISHED = { before: { isPublished: false }, after: { isPublished: true } }
