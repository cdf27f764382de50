import type { ProfessionalId, BlogPostId } from '#domain/shared/ids.ts'

/** Tells search engines, link previews and other programs from people. */
export abstract class CrawlerDetector {
  /** By the browser's own name; one without a name is taken for a program. */
  abstract isCrawler(userAgent: string | null): boolean
}

/** Counts a person once a day for a page, without keeping who it was. */
export abstract class ViewLedger {
  /**
   * `visitor` is address and browser; it is hashed with a salt that is thrown away every day (São Paulo's). A page that
   * is gone counts nothing.
   */
  abstract recordProfileView(id: ProfessionalId, visitor: string): Promise<void>
  /**
   * Adds what was recorded since the last time to the day counts and to the professionals' totals, each view once, and
   * forgets the visitors of past days. Call every minute or so; several processes may call at once.
   */
  abstract rollUp(): Promise<void>
  /**
   * Returns all views, and those of each of the last `days` days in São Paulo, today's included, oldest first; not yet
   * added ones count too.
   */
  abstract profileViews(id: ProfessionalId, days: number): Promise<{ total: number; byDay: number[] }>
}

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
