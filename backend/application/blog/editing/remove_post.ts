import { ok, type Result } from '#domain/shared/result.ts'
import {
  type EditorDependencies,
  type EditorRefusal,
  type PostRequest,
  recordOf,
  withPost,
} from './editor_dependencies.ts'

/** An editor deletes a post for good; its title and slug stay on record. */
export class RemovePost {
  readonly #deps: EditorDependencies

  constructor(deps: EditorDependencies) {
    this.#deps = deps
  }

  execute(input: PostRequest): Promise<Result<void, EditorRefusal>> {
    return withPost(this.#deps, input, async (post) => {
      const { slug, title } = post.state
      await this.#deps.posts.remove(post.id)
      await this.#deps.auditLog.record(recordOf(input, { action: 'post_deleted', before: { slug, title } }))
      return ok()
    })
  }
}
