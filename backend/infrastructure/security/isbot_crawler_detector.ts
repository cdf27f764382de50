import { isbot } from 'isbot'
import { CrawlerDetector } from '#application/ports/view_ledger.ts'

export class IsbotCrawlerDetector extends CrawlerDetector {
  isCrawler(userAgent: string | null): boolean {
    return !userAgent || isbot(userAgent)
  }
}
