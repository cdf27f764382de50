import { isbot } from 'isbot'
import { CrawlerDetector } from '#application/ports/crawler_detector.ts'

export class IsbotCrawlerDetector extends CrawlerDetector {
  isCrawler(userAgent: string | null): boolean {
    return !userAgent || isbot(userAgent)
  }
}
