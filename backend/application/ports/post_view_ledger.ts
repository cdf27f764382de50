import type { BlogPostId } from '#domain/shared/ids.ts'

/** Counts a person once a day for a post, without keeping who it was. */
export abstract class PostViewLedger {
  /**
   * `visitor` is address and browser; it is hashed with a salt that is thrown away every day (São Paulo's). A post that
   * is gone counts nothing.
   */
  abstract record(id: BlogPostId, visitor: string): Promise<void>
  /**
   * Adds what was recorded since the last time to the posts' view counts, each view once, and forgets the visitors of
   * past days. Call every minute or so; several processes may call at once.
   */
  abstract rollUp(): Promise<void>
}
