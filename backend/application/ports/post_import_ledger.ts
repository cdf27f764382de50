import type { BlogPostState } from '#domain/blog/blog_post.ts'
import type { BlogPostId } from '#domain/shared/ids.ts'

/** What an import did to one post. */
export interface ImportedPost {
  postId: BlogPostId
  /** Null where the import created it. */
  before: BlogPostState | null
  /** The time of its last change as the import left it. */
  leftAt: Date
}

/** What each import of posts changed, so that it can be taken back as one. */
export abstract class PostImportLedger {
  /** Begins an import and forgets those that began before `forgetBefore`. Returns its number. */
  abstract begin(file: string, at: Date, forgetBefore: Date): Promise<string>
  /** Joins the unit of work that changes the post. */
  abstract keep(importId: string, post: ImportedPost): Promise<void>
  /** In the order they were changed; null where no such import is known. */
  abstract find(importId: string): Promise<ImportedPost[] | null>
  /** After it was taken back. */
  abstract forget(importId: string): Promise<void>
}
