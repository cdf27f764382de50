import { BlogPost } from '#domain/blog/blog_post.ts'
import type { PostRefusal, TypedPost } from '#domain/blog/post_fields.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, mayAdminister } from '../../audit/actor.ts'
import { type EditorDependencies, recordOf } from './editor_dependencies.ts'

export interface DraftPostInput {
  by: Actor
  fields: TypedPost
}

export type DraftPostFailure = PostRefusal | 'post_slug_taken' | 'forbidden'

/** An editor begins a post: a draft, with the administrator who wrote it as its author. */
export class DraftPost {
  readonly #deps: EditorDependencies

  constructor(deps: EditorDependencies) {
    this.#deps = deps
  }

  async execute({ by, fields }: DraftPostInput): Promise<Result<BlogPost, DraftPostFailure>> {
    if (!mayAdminister(by)) return fail('forbidden')
    const { posts, auditLog, unitOfWork, ids, clock } = this.#deps
    const authorId = by.kind === 'admin' ? by.id : null
    const drafted = BlogPost.draft({ id: ids.next(), authorId, at: clock.now() }, fields)
    if (!drafted.ok) return drafted
    return unitOfWork.run(async () => {
      const post = drafted.value
      const { slug, title } = post.state
      if (await posts.save(post)) return fail('post_slug_taken')
      await auditLog.record(
        recordOf({ by, postId: post.id }, { action: 'post_created', after: { slug, title } }),
      )
      return ok(post)
    })
  }
}
