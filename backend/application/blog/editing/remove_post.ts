import { ok, type Result } from '#domain/shared/result.ts'
import { type EditorDesk, type EditorRefusal, type PostRequest, recordOf, withPost } from './editor_desk.ts'

/** An editor deletes a post for good; its title and slug stay on record. */
export class RemovePost {
  readonly #desk: EditorDesk

  constructor(desk: EditorDesk) {
    this.#desk = desk
  }

  execute(input: PostRequest): Promise<Result<void, EditorRefusal>> {
    return withPost(this.#desk, input, async (post) => {
      const { slug, title } = post.state
      await this.#desk.posts.remove(post.id)
      await this.#desk.auditLog.record(recordOf(input, { action: 'post_deleted', before: { slug, title } }))
      return ok()
    })
  }
}
