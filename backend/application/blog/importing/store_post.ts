import type { AuditLog } from '#application/ports/audit_log.ts'
import type { BlogPostRepository } from '#application/ports/blog_post_repository.ts'
import type { PostImportLedger, ImportedPost } from '#application/ports/post_import_ledger.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { IdGenerator } from '#application/ports/id_generator.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import { BlogPost, type BlogPostState } from '#domain/blog/blog_post.ts'
import { unwrap, fail, ok, type Result } from '#domain/shared/result.ts'
import { asId, type BlogPostId } from '#domain/shared/ids.ts'
import type { PostImageStore } from '#application/ports/post_image_store.ts'
import { postImageNames } from '#domain/blog/post_images.ts'
import { type Actor, asRecorded } from '../../audit/actor.ts'
import { keepAsRevision } from '../editing/edit_post.ts'
import type { DraftReason, PostChange } from './import_report.ts'
import type { ReadPost } from './read_post.ts'
import { UseCase } from '../../use_case.ts'

export interface PostStorerDependencies {
  posts: BlogPostRepository
  postImports: PostImportLedger
  auditLog: AuditLog
  unitOfWork: UnitOfWork
  clock: Clock
  ids: IdGenerator
}

export interface StoreOptions {
  by: Actor
  publish: boolean
  dryRun: boolean
  /** The import's id in the ledger; empty in a dry run. */
  importId: string
}

export interface StoredPost {
  change: PostChange
  changedFields: string[]
  isPublished: boolean
  /** Why it was not published although that was requested. */
  draftReason: DraftReason | null
}

/**
 * Stores an imported post under its slug: drafts a new one, edits a known one (keeping a revision), leaves an equal
 * one. Publishes it, with an audit entry, if that is requested and the source shows the post publicly. Never
 * unpublishes a post, and never replaces a public text by one that its source holds back.
 */
export class PostStorer {
  readonly #deps: PostStorerDependencies
  readonly #options: StoreOptions

  constructor(deps: PostStorerDependencies, options: StoreOptions) {
    this.#deps = deps
    this.#options = options
  }

  store(read: ReadPost): Promise<Result<StoredPost, 'slug_taken' | 'hidden_at_source'>> {
    return this.#deps.unitOfWork.run(async () => {
      const known = await this.#lock(read.typed.slug)
      const before = known?.state ?? null
      if (before?.isPublished && read.draftReason && read.draftReason !== 'empty')
        return fail('hidden_at_source')
      const post = known ?? this.#draft(read)
      if (known) unwrap(known.edit(withUnnamedFields(read, known.state), this.#deps.clock.now()))
      this.#publish(post, read)
      const changedFields = before ? differences(before, post.state) : []
      const change = before ? (changedFields.length > 0 ? 'updated' : 'unchanged') : 'created'
      if (change !== 'unchanged' && !this.#options.dryRun) {
        const refusal = await this.#deps.posts.save(post)
        if (refusal) return fail(refusal)
        const { id: postId, updatedAt: leftAt } = post.state
        await this.#deps.postImports.keep(this.#options.importId, { postId, before, leftAt })
        if (before && changedFields.some((field) => field !== 'isPublished'))
          await keepAsRevision(this.#deps, before, leftAt)
        await this.#recordPublication(post, before?.isPublished ?? false)
      }
      const draftReason = this.#options.publish && !post.state.isPublished ? read.draftReason : null
      return ok({ change, changedFields, isPublished: post.state.isPublished, draftReason })
    })
  }

  /** Returns the post with this slug, locked: waits for a concurrent editor. */
  async #lock(slug: string): Promise<BlogPost | null> {
    const { posts } = this.#deps
    const found = await posts.findBySlug(slug)
    const locked = found && (await posts.findForUpdate(found.id))
    return locked?.state.slug === slug ? locked : null
  }

  #draft({ typed }: ReadPost): BlogPost {
    const drafted = {
      id: asId<BlogPostId>(this.#deps.ids.next()),
      authorId: null,
      at: this.#deps.clock.now(),
    }
    return unwrap(BlogPost.draft(drafted, typed))
  }

  /** Uses the source's publication date if there is one. */
  #publish(post: BlogPost, { draftReason, publishedAt }: ReadPost): void {
    if (!this.#options.publish || draftReason) return
    const now = this.#deps.clock.now()
    post.publish(now, publishedAt && publishedAt < now ? publishedAt : now)
  }

  async #recordPublication({ id, state }: BlogPost, wasPublished: boolean): Promise<void> {
    if (wasPublished || !state.isPublished) return
    await this.#deps.auditLog.record({
      ...asRecorded(this.#options),
      action: 'post_published',
      subjectKind: 'post',
      subjectId: id,
      before: { isPublished: false },
      after: { isPublished: true },
    })
  }
}

/** Keeps the stored values of fields that the source does not name, such as the post's people. */
function withUnnamedFields({ typed }: ReadPost, before: BlogPostState): ReadPost['typed'] {
  const { category, writtenBy, reviewedBy } = before
  return { category, writtenBy, reviewedBy, ...typed }
}

function differences(before: BlogPostState, after: BlogPostState): string[] {
  const old = flat(before)
  const next = flat(after)
  const names = new Set([...old.keys(), ...next.keys()])
  return [...names].filter((name) => (old.get(name) ?? null) !== (next.get(name) ?? null))
}

function flat(state: BlogPostState): Map<string, string | boolean | null> {
  const { slug, title, metaDescription, category, conditionName, excerpt } = state
  const { featuredImage, featuredImageAlt, isPublished, sections } = state
  const texts = {
    slug,
    title,
    metaDescription,
    category,
    conditionName,
    excerpt,
    featuredImage,
    featuredImageAlt,
  }
  return new Map(Object.entries({ ...texts, isPublished, ...sections }))
}

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

interface UndonePostImport {
  /** Posts that the import created. */
  removed: number
  /** Posts restored to their former state. */
  restored: number
  /** Slugs of posts changed since; they stay as they are. */
  changedSince: string[]
  /** Posts deleted since. */
  gone: number
}

/** Undoes an import of posts, except posts changed since. The imported states are kept as revisions. */
export class UndoPostImport extends UseCase<Dependencies> {
  async execute({
    by,
    importId,
    dryRun = false,
  }: UndoPostImportInput): Promise<Result<UndonePostImport, 'forbidden' | 'post_import_not_found'>> {
    const { unitOfWork, postImports, postImages, clock } = this.deps
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
    const { posts } = this.deps
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
    const at = this.deps.clock.now()
    await this.deps.posts.save(BlogPost.restore({ ...before, updatedAt: at }))
    await keepAsRevision(this.deps, replaced, at)
  }

  async #finish(importId: string, { removed, restored, changedSince }: UndonePostImport, by: Actor) {
    await this.deps.postImports.forget(importId)
    await this.deps.auditLog.record({
      ...asRecorded({ by }),
      action: 'posts_import_undone',
      subjectKind: 'file',
      subjectId: importId,
      after: { removed, restored, changedSince: changedSince.length },
    })
  }
}
