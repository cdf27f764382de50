import type { ProfessionalId, BlogPostId } from '#domain/shared/ids.ts'

/** Distinguishes crawlers, link previews and other programs from people. */
export abstract class CrawlerDetector {
  /** By the user agent; a missing one counts as a program. */
  abstract isCrawler(userAgent: string | null): boolean
}

/** Counts views of a profile, once per person and day, without storing who it was. */
export abstract class ViewLedger {
  /**
   * `visitor` is IP address and user agent; it is hashed with a salt that is discarded every day (São Paulo). Ignores a
   * profile that is gone.
   */
  abstract recordProfileView(id: ProfessionalId, visitor: string): Promise<void>
  /**
   * Adds the views since the last call to the daily counts and the professionals' totals, each once, and deletes the
   * visitors of past days. Call every minute or so; concurrent processes are safe.
   */
  abstract rollUp(): Promise<void>
  /**
   * Returns the total, and the counts of the last `days` days (São Paulo), oldest first, today included, with views
   * that are not added up yet.
   */
  abstract profileViews(id: ProfessionalId, days: number): Promise<{ total: number; byDay: number[] }>
}

/** Counts views of a post, once per person and day, without storing who it was. */
export abstract class PostViewLedger {
  /**
   * `visitor` is IP address and user agent; it is hashed with a salt that is discarded every day (São Paulo). Ignores a
   * post that is gone.
   */
  abstract record(id: BlogPostId, visitor: string): Promise<void>
  /**
   * Adds the views since the last call to the posts' totals, each once, and deletes the visitors of past days. Call
   * every minute or so; concurrent processes are safe.
   */
  abstract rollUp(): Promise<void>
}
