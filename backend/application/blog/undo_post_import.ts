import type { AuditLog } from '#application/ports/audit_log.ts'
import type { BlogPostRepository } from '#application/ports/blog_post_repository.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { IdGenerator } from '#application/ports/id_generator.ts'
import type { ImportedPost, PostImportLedger } from '#application/ports/post_import_ledger.ts'
import type { PostImageStore } from '#application/ports/post_image_store.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import { postImageNames } from '#domain/blog/post_images.ts'
import { BlogPost, type BlogPostState } from '#domain/blog/blog_post.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, asRecorded } from '../audit/actor.ts'
import { keepAsRevision } from './editing/edit_post.ts'

interface Dependencies {
  posts: BlogPostRepository
  postImports: PostImportLedger
  auditLog: AuditLog
  unitOfWork: UnitOfWork
  ids: IdGenerator
  clock: Clock
  postImages: PostImageStore
}

interface UndoPostImportInput {
  by: Actor
  importId: string
  dryRun?: boolean | undefined
}

export interface UndonePostImport {
  /** Created by the import. */
  removed: number
  /** Back to what they were before. */
  restored: number
  /** Addresses of those that somebody changed since: they stay as they are. */
  changedSince: string[]
  /** Removed by somebody since. */
  gone: number
}

/** An operator takes back a whole import of posts at once, but for what was changed since. What was imported is kept as a revision. */
export class UndoPostImport {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async execute({
    by,
    importId,
    dryRun = false,
  }: UndoPostImportInput): Promise<Result<UndonePostImport, 'forbidden' | 'post_import_not_found'>> {
    const { unitOfWork, postImports, postImages, clock } = this.#deps
    const pictures = new Set<string>()
    const undone = await unitOfWork.run(async () => {
      if (by.kind !== 'operator') return fail('forbidden')
      const posts = await postImports.find(importId)
      if (!posts) return fail('post_import_not_found')
      const counts: UndonePostImport = { removed: 0, restored: 0, changedSince: [], gone: 0 }
      for (const post of posts.toReversed())
        for (const name of await this.#takeBack(post, counts, dryRun)) pictures.add(name)
      if (!dryRun) await this.#finish(importId, counts, by)
      return ok(counts)
    })
    if (undone.ok && !dryRun && pictures.size > 0) await postImages.removeUnused(clock.now(), [...pictures])
    return undone
  }

  /** Returns the names of the pictures that went with it. */
  async #takeBack(
    { postId, before, leftAt }: ImportedPost,
    undone: UndonePostImport,
    dryRun: boolean,
  ): Promise<string[]> {
    const { posts } = this.#deps
    const state = (await posts.findForUpdate(postId))?.state
    if (!state) undone.gone++
    else if (state.updatedAt.getTime() !== leftAt.getTime()) undone.changedSince.push(state.slug)
    else if (before === null) {
      if (!dryRun) await posts.remove(postId)
      undone.removed++
      return postImageNames(JSON.stringify(state))
    } else {
      if (!dryRun) await this.#restore(state, before)
      undone.restored++
    }
    return []
  }

  async #restore(replaced: BlogPostState, before: BlogPostState): Promise<void> {
    const at = this.#deps.clock.now()
    await this.#deps.posts.save(BlogPost.restore({ ...before, updatedAt: at }))
    await keepAsRevision(this.#deps, replaced, at)
  }

  async #finish(importId: string, { removed, restored, changedSince }: UndonePostImport, by: Actor) {
    await this.#deps.postImports.forget(importId)
    await this.#deps.auditLog.record({
      ...asRecorded({ by }),
      action: 'posts_import_undone',
      subjectKind: 'file',
      subjectId: importId,
      after: { removed, restored, changedSince: changedSince.length },
    })
  }
}
