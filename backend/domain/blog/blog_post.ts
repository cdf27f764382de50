import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { AccountId, BlogPostId } from '#domain/shared/ids.ts'
import { checkPost, type CheckedPost, type PostRefusal, type TypedPost } from './post_fields.ts'
import { readingMinutes } from './sections.ts'

export interface BlogPostState extends CheckedPost {
  readonly id: BlogPostId
  readonly authorId: AccountId | null
  /** When its present reviewer was named; null without one. */
  readonly reviewedAt: Date | null
  readonly isPublished: boolean
  /** When a scheduled draft is to be published; null if it is not scheduled. */
  readonly publishAt: Date | null
  /** Date of the first publication; later ones keep it. */
  readonly publishedAt: Date | null
  readonly viewCount: number
  /** Minutes, at least 1. */
  readonly estimatedReadTime: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

const MAX_WAIT_MS = 366 * 24 * 60 * 60 * 1_000

/** An article of the health blog: a draft until it is published. */
export class BlogPost {
  #state: BlogPostState

  private constructor(state: BlogPostState) {
    this.#state = state
  }

  static draft(
    drafted: { id: BlogPostId; authorId: AccountId | null; at: Date },
    typed: TypedPost,
  ): Result<BlogPost, PostRefusal> {
    const fields = checkPost(typed)
    if (!fields.ok) return fields
    const { id, authorId, at } = drafted
    const unpublished = { isPublished: false, publishedAt: null, publishAt: null }
    const beginning = { ...unpublished, viewCount: 0, createdAt: at, updatedAt: at }
    const estimatedReadTime = readingMinutes(fields.value)
    const reviewedAt = fields.value.reviewedBy ? at : null
    return ok(new BlogPost({ ...fields.value, ...beginning, id, authorId, reviewedAt, estimatedReadTime }))
  }

  /** Restores the stored state. */
  static restore(state: BlogPostState): BlogPost {
    return new BlogPost(state)
  }

  get id(): BlogPostId {
    return this.#state.id
  }

  get state(): BlogPostState {
    return this.#state
  }

  /** `seen` is the `updatedAt` of the state the editor started from, if sent. Saving the same fields changes nothing. */
  edit(typed: TypedPost, at: Date, seen?: Date): Result<void, PostRefusal | 'post_changed_meanwhile'> {
    if (seen && seen.getTime() !== this.#state.updatedAt.getTime()) return fail('post_changed_meanwhile')
    const fields = checkPost(typed)
    if (!fields.ok) return fields
    if (this.#hasFields(fields.value)) return ok()
    const estimatedReadTime = readingMinutes(fields.value)
    const { reviewedBy, reviewedAt } = this.#state
    const isSameReviewer = fields.value.reviewedBy === reviewedBy
    const reviewed = { reviewedAt: isSameReviewer ? reviewedAt : fields.value.reviewedBy ? at : null }
    this.#state = { ...this.#state, ...fields.value, ...reviewed, estimatedReadTime, updatedAt: at }
    return ok()
  }

  /** Keeps the date of an earlier publication; `since` is the date of a publication elsewhere. */
  publish(at: Date, since: Date = at): void {
    if (this.#state.isPublished) return
    const publishedAt = this.#state.publishedAt ?? since
    this.#state = { ...this.#state, isPublished: true, publishedAt, publishAt: null, updatedAt: at }
  }

  /** Schedules a draft; `publishAt` must be in the future and at most a year away. */
  schedule(publishAt: Date, at: Date): Result<void, 'post_published_already' | 'publish_time_refused'> {
    if (this.#state.isPublished) return fail('post_published_already')
    const wait = publishAt.getTime() - at.getTime()
    if (!(wait > 0 && wait <= MAX_WAIT_MS)) return fail('publish_time_refused')
    const isSame = publishAt.getTime() === this.#state.publishAt?.getTime()
    if (!isSame) this.#state = { ...this.#state, publishAt, updatedAt: at }
    return ok()
  }

  unschedule(at: Date): void {
    if (this.#state.publishAt) this.#state = { ...this.#state, publishAt: null, updatedAt: at }
  }

  unpublish(at: Date): void {
    if (this.#state.isPublished) this.#state = { ...this.#state, isPublished: false, updatedAt: at }
  }

  #hasFields(fields: CheckedPost): boolean {
    const now = new Map<string, unknown>(Object.entries(this.#state))
    return Object.entries(fields).every(
      ([name, value]) => JSON.stringify(value) === JSON.stringify(now.get(name)),
    )
  }
}
