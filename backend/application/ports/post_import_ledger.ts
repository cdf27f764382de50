import type { BlogPostState } from '#domain/blog/blog_post.ts'
import type { BlogPostId } from '#domain/shared/ids.ts'

/** An import's change to one post. */
export interface ImportedPost {
  postId: BlogPostId
  /** Null if the import created it. */
  before: BlogPostState | null
  /** Its `updatedAt` after the import. */
  leftAt: Date
}

/** The changes of each import of posts, for undoing it. */
export abstract class PostImportLedger {
  /** Begins an import. Returns its id. */
  abstract begin(file: string, at: Date): Promise<string>
  /** Takes part in the unit of work that changes the post. */
  abstract keep(importId: string, post: ImportedPost): Promise<void>
  /** Returns the changes in order; null for an unknown import. */
  abstract find(importId: string): Promise<ImportedPost[] | null>
  /** Removes an import after it was undone. */
  abstract forget(importId: string): Promise<void>
}
