import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { AccountId, BlogPostId } from '#domain/shared/ids.ts'
import { checkPost, type CheckedPost, type PostRefusal, type TypedPost } from './post_fields.ts'
import { readingMinutes } from './sections.ts'

export interface BlogPostState extends CheckedPost {
  readonly id: BlogPostId
  readonly authorId: AccountId | null
  readonly isPublished: boolean
  /** Of the first publication; later ones keep it. */
  readonly publishedAt: Date | null
  readonly viewCount: number
  /** Whole minutes, at least 1. */
  readonly estimatedReadTime: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

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
    const beginning = { isPublished: false, publishedAt: null, viewCount: 0, createdAt: at, updatedAt: at }
    const estimatedReadTime = readingMinutes(fields.value)
    return ok(new BlogPost({ ...fields.value, ...beginning, id, authorId, estimatedReadTime }))
  }

  /** From its own stored state. */
  static restore(state: BlogPostState): BlogPost {
    return new BlogPost(state)
  }

  get id(): BlogPostId {
    return this.#state.id
  }

  get state(): BlogPostState {
    return this.#state
  }

  /** `seen` is the `updatedAt` the editor began from, where it was sent. */
  edit(typed: TypedPost, at: Date, seen?: Date): Result<void, PostRefusal | 'post_changed_meanwhile'> {
    if (seen && seen.getTime() !== this.#state.updatedAt.getTime()) return fail('post_changed_meanwhile')
    const fields = checkPost(typed)
    if (!fields.ok) return fields
    const estimatedReadTime = readingMinutes(fields.value)
    this.#state = { ...this.#state, ...fields.value, estimatedReadTime, updatedAt: at }
    return ok()
  }

  /** Published again, it keeps the date of the first time; `since` is that of a post that was public elsewhere before. */
  publish(at: Date, since: Date = at): void {
    if (this.#state.isPublished) return
    const publishedAt = this.#state.publishedAt ?? since
    this.#state = { ...this.#state, isPublished: true, publishedAt, updatedAt: at }
  }

  unpublish(at: Date): void {
    if (this.#state.isPublished) this.#state = { ...this.#state, isPublished: false, updatedAt: at }
  }
}
