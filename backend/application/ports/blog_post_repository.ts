import type { BlogPost } from '#domain/blog/blog_post.ts'
import type { TypedPost } from '#domain/blog/post_fields.ts'
import type { BlogPostId } from '#domain/shared/ids.ts'
import type { PostCategory } from '#domain/blog/post_category.ts'

export interface PublishedPostsRequest {
  category?: PostCategory
  /** Words that all stand in the title, condition, excerpt or introduction, without regard to accents or case. */
  q?: string
  /** From 1. */
  page: number
  limit: number
}

export interface EditorsPostsRequest {
  /** Absent: published ones and drafts. */
  published?: boolean | undefined
  category?: PostCategory | undefined
  /** Part of the title, the slug or the condition. */
  q?: string | undefined
  /** Last changed at this instant or later. */
  from?: Date | undefined
  /** Last changed before this instant. */
  until?: Date | undefined
  /** From 1. */
  page: number
  limit: number
}

/** What a post was before an edit. */
export interface PostRevision {
  id: string
  /** When the edit was saved. */
  at: Date
  title: string
  fields: TypedPost
}

/** The blog's posts, drafts among them; the methods for visitors say so by `Published`. */
export abstract class BlogPostRepository {
  abstract findById(id: BlogPostId): Promise<BlogPost | null>
  /** Locks the row until the unit of work ends. */
  abstract findForUpdate(id: BlogPostId): Promise<BlogPost | null>
  /** Drafts too: whoever asks decides who may see them. */
  abstract findBySlug(slug: string): Promise<BlogPost | null>
  /** Published ones, newest first, id as the tie-break; `total` counts all pages. */
  abstract findPublished(request: PublishedPostsRequest): Promise<{ posts: BlogPost[]; total: number }>
  /** Published ones about one of these conditions, however their letters are written, newest first, at most `limit`. */
  abstract findPublishedAbout(conditions: readonly string[], limit: number): Promise<BlogPost[]>
  /** Drafts included, last changed first, one page at a time; `total` counts all pages. */
  abstract findForEditors(request: EditorsPostsRequest): Promise<{ posts: BlogPost[]; total: number }>
  /** Drafts whose time to be published has come, the oldest time first, at most `limit`. */
  abstract findDue(at: Date, limit: number): Promise<BlogPostId[]>
  /** Keeps the newest 50 of a post. */
  abstract keepRevision(id: BlogPostId, revision: PostRevision): Promise<void>
  /** Newest first, without their fields. */
  abstract listRevisions(id: BlogPostId): Promise<Omit<PostRevision, 'fields'>[]>
  abstract findRevision(id: BlogPostId, revisionId: string): Promise<TypedPost | null>
  /** Inserts or updates; the view count is written at the first save only. Whom it names who is gone is nobody from then on. */
  abstract save(post: BlogPost): Promise<'slug_taken' | null>
  /** Returns whether there was one. */
  abstract remove(id: BlogPostId): Promise<boolean>
}
