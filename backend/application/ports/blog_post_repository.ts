import type { BlogPost } from '#domain/blog/blog_post.ts'
import type { TypedPost } from '#domain/blog/post_fields.ts'
import type { BlogPostId } from '#domain/shared/ids.ts'
import type { PostCategory } from '#domain/blog/post_category.ts'

export interface PublishedPostsRequest {
  category?: PostCategory
  /** Words that must all occur in title, condition, excerpt or introduction, ignoring accents and case. */
  q?: string
  /** From 1. */
  page: number
  limit: number
}

export interface EditorsPostsRequest {
  /** Absent: published posts and drafts. */
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

/** A post's state before an edit. */
export interface PostRevision {
  id: string
  /** When the edit was saved. */
  at: Date
  title: string
  fields: TypedPost
}

/** The blog's posts, drafts included unless a method says `Published`. */
export abstract class BlogPostRepository {
  abstract findById(id: BlogPostId): Promise<BlogPost | null>
  /** Locks the row until the unit of work ends. */
  abstract findForUpdate(id: BlogPostId): Promise<BlogPost | null>
  /** Drafts included: the caller decides who may see them. */
  abstract findBySlug(slug: string): Promise<BlogPost | null>
  /** Returns published posts, newest first, then by id; `total` covers all pages. */
  abstract findPublished(request: PublishedPostsRequest): Promise<{ posts: BlogPost[]; total: number }>
  /** Returns at most `limit` published posts about one of the conditions, ignoring case and accents, newest first. */
  abstract findPublishedAbout(conditions: readonly string[], limit: number): Promise<BlogPost[]>
  /** Returns one page of all posts, drafts included, last changed first; `total` covers all pages. */
  abstract findForEditors(request: EditorsPostsRequest): Promise<{ posts: BlogPost[]; total: number }>
  /** Returns at most `limit` drafts due for publication, earliest first. */
  abstract findDue(at: Date, limit: number): Promise<BlogPostId[]>
  /** Keeps only the newest 50 of a post. */
  abstract keepRevision(id: BlogPostId, revision: PostRevision): Promise<void>
  /** Newest first, without the fields. */
  abstract listRevisions(id: BlogPostId): Promise<Omit<PostRevision, 'fields'>[]>
  abstract findRevision(id: BlogPostId, revisionId: string): Promise<TypedPost | null>
  /** Inserts or updates; the view count is written only by an insert. A reference to an erased professional is stored as null. */
  abstract save(post: BlogPost): Promise<'slug_taken' | null>
  /** Returns whether it existed. */
  abstract remove(id: BlogPostId): Promise<boolean>
}
