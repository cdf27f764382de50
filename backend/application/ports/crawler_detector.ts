/** Tells search engines, link previews and other programs from people. */
export abstract class CrawlerDetector {
  /** By the browser's own name; one without a name is taken for a program. */
  abstract isCrawler(userAgent: string | null): boolean
}
