import type { Ports } from '#application/ports/ports.ts'
import type { BlogPost } from '#domain/blog/blog_post.ts'
import type { BlogPostId } from '#domain/shared/ids.ts'
import type { AuditAction } from '#domain/audit/audit.ts'
import { fail, type Result } from '#domain/shared/result.ts'
import { asRecorded, type Cause, mayAdminister } from '../../audit/actor.ts'

export type EditorDependencies = Ports<'posts' | 'auditLog' | 'unitOfWork' | 'ids' | 'clock'>

export interface PostRequest extends Cause {
  postId: BlogPostId
  /** At most 500 characters. */
  reason?: string | undefined
}

/** `forbidden`: the actor is neither administrator nor operator. */
export type EditorRefusal = 'post_not_found' | 'forbidden'

/** Runs `work` on a post in one unit of work, with the row locked. */
export async function withPost<Value, Failure>(
  { posts, unitOfWork }: EditorDependencies,
  { by, postId }: PostRequest,
  work: (post: BlogPost) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | EditorRefusal>> {
  if (!mayAdminister(by)) return fail('forbidden')
  return unitOfWork.run(async () => {
    const post = await posts.findForUpdate(postId)
    return post ? work(post) : fail('post_not_found')
  })
}

/** Records an action on a post: its identifying fields and switches, never its texts. */
export function recordOf(
  { postId, reason, ...cause }: PostRequest,
  done: { action: AuditAction; before?: object; after?: object },
) {
  const subject = { subjectKind: 'post', subjectId: postId }
  return { ...asRecorded(cause), ...subject, ...done, ...(reason && { reason }) }
}
