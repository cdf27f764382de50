import type { BlogPost } from '#domain/blog/blog_post.ts'
import { checkPost } from '#domain/blog/post_fields.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import {
  type EditorDependencies,
  type EditorRefusal,
  type PostRequest,
  recordOf,
  withPost,
} from './editor_dependencies.ts'
import { typedOf } from './edit_post.ts'

type PublishPostFailure = EditorRefusal | 'post_incomplete'

/** An editor lets everyone read a post; one that breaks a field's rule stays a draft. Published already, it stays as it is. */
export class PublishPost {
  readonly #deps: EditorDependencies

  constructor(deps: EditorDependencies) {
    this.#deps = deps
  }

  execute(input: PostRequest): Promise<Result<BlogPost, PublishPostFailure>> {
    return withPost(this.#deps, input, async (post): Promise<Result<BlogPost, PublishPostFailure>> => {
      if (post.state.isPublished) return ok(post)
      if (!checkPost(typedOf(post.state)).ok) return fail('post_incomplete')
      post.publish(this.#deps.clock.now())
      await this.#deps.posts.save(post)
      await this.#deps.auditLog.record(recordOf(input, { action: 'post_published', ...PUBLISHED }))
      return ok(post)
    })
  }
}

const PUBLISHED = { before: { isPublished: false }, after: { isPublished: true } }

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
