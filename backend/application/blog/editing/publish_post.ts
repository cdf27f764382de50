import type { BlogPost } from '#domain/blog/blog_post.ts'
import { checkPost } from '#domain/blog/post_fields.ts'
import type { BlogPostId } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import {
  type EditorDependencies,
  type EditorRefusal,
  type PostRequest,
  recordOf,
  withPost,
} from './editor_dependencies.ts'
import { typedOf } from './edit_post.ts'
import { UseCase } from '../../use_case.ts'

type PublishPostFailure = EditorRefusal | 'post_incomplete'

/** Publishes a post; a post that breaks a field's rule stays a draft. A published one stays unchanged. */
export class PublishPost extends UseCase<EditorDependencies> {
  execute(input: PostRequest): Promise<Result<BlogPost, PublishPostFailure>> {
    return withPost(this.deps, input, async (post): Promise<Result<BlogPost, PublishPostFailure>> => {
      if (post.state.isPublished) return ok(post)
      if (!checkPost(typedOf(post.state)).ok) return fail('post_incomplete')
      post.publish(this.deps.clock.now())
      await this.deps.posts.save(post)
      await this.deps.auditLog.record(recordOf(input, { action: 'post_published', ...PUBLISHED }))
      return ok(post)
    })
  }
}

const PUBLISHED = { before: { isPublished: false }, after: { isPublished: true } }

/** Turns a post into a draft; a draft stays unchanged. */
export class UnpublishPost extends UseCase<EditorDependencies> {
  execute(input: PostRequest): Promise<Result<BlogPost, EditorRefusal>> {
    return withPost(this.deps, input, async (post) => {
      if (!post.state.isPublished) return ok(post)
      post.unpublish(this.deps.clock.now())
      await this.deps.posts.save(post)
      await this.deps.auditLog.record(recordOf(input, { action: 'post_unpublished', ...UNPUBLISHED }))
      return ok(post)
    })
  }
}

interface SchedulePostInput extends PostRequest {
  /** When to publish; null cancels the schedule. */
  publishAt: Date | null
}

type SchedulePostFailure = PublishPostFailure | 'post_published_already' | 'publish_time_refused'

/** Schedules a draft's publication, or cancels the schedule. */
export class SchedulePost extends UseCase<EditorDependencies> {
  execute(input: SchedulePostInput): Promise<Result<BlogPost, SchedulePostFailure>> {
    return withPost(this.deps, input, async (post): Promise<Result<BlogPost, SchedulePostFailure>> => {
      const before = post.state
      const at = this.deps.clock.now()
      if (input.publishAt) {
        if (!checkPost(typedOf(post.state)).ok) return fail('post_incomplete')
        const scheduled = post.schedule(input.publishAt, at)
        if (!scheduled.ok) return scheduled
      } else post.unschedule(at)
      if (post.state === before) return ok(post)
      await this.deps.posts.save(post)
      const change = {
        before: { publishAt: before.publishAt },
        after: { publishAt: post.state.publishAt },
      }
      await this.deps.auditLog.record(
        recordOf(input, { action: input.publishAt ? 'post_scheduled' : 'post_unscheduled', ...change }),
      )
      return ok(post)
    })
  }
}

const PUBLISHED_IN_A_RUN = 100
const BY_ITSELF = { actorKind: 'system', actorId: null } as const

/** Publishes at most 100 due drafts; cancels the schedule of a draft that breaks a rule by now. */
export class PublishDuePosts extends UseCase<EditorDependencies> {
  async execute(): Promise<void> {
    const { posts, clock } = this.deps
    for (const id of await posts.findDue(clock.now(), PUBLISHED_IN_A_RUN)) await this.#publish(id)
  }

  #publish(postId: BlogPostId) {
    const { posts, clock, auditLog, unitOfWork } = this.deps
    return unitOfWork.run(async () => {
      const post = await posts.findForUpdate(postId)
      const at = clock.now()
      const due = post?.state.publishAt
      if (!post || !due || due > at) return
      const isSound = checkPost(typedOf(post.state)).ok
      if (isSound) post.publish(at)
      else post.unschedule(at)
      await posts.save(post)
      await auditLog.record({
        ...{ ...BY_ITSELF, subjectKind: 'post', subjectId: postId },
        ...(isSound
          ? { action: 'post_published', ...PUBLISHED }
          : { action: 'post_unscheduled', before: { publishAt: due }, after: { publishAt: null } }),
      })
    })
  }
}

const UNPUBLISHED = { before: { isPublished: true }, after: { isPublished: false } }

/** Deletes a post for good; the audit log keeps its title and slug. */
export class DeletePost extends UseCase<EditorDependencies> {
  execute(input: PostRequest): Promise<Result<void, EditorRefusal>> {
    return withPost(this.deps, input, async (post) => {
      const { slug, title } = post.state
      await this.deps.posts.remove(post.id)
      await this.deps.auditLog.record(recordOf(input, { action: 'post_deleted', before: { slug, title } }))
      return ok()
    })
  }
}
