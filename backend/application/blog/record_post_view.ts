import type { CrawlerDetector, PostViewLedger } from '#application/ports/view_ledger.ts'
import type { BlogPostId } from '#domain/shared/ids.ts'
import { type Visitor, visitorKey } from '#domain/shared/visitor.ts'

export interface RecordPostViewInput {
  postId: BlogPostId
  /** Whether it is the author who reads. */
  isAuthor?: boolean
  visitor: Visitor
}

/** Someone read a published post. A person counts once a day; programs and the author never. */
export class RecordPostView {
  readonly #views: PostViewLedger
  readonly #crawlers: CrawlerDetector

  constructor({ postViews, crawlers }: { postViews: PostViewLedger; crawlers: CrawlerDetector }) {
    this.#views = postViews
    this.#crawlers = crawlers
  }

  async execute({ postId, isAuthor = false, visitor }: RecordPostViewInput): Promise<void> {
    if (isAuthor || this.#crawlers.isCrawler(visitor.userAgent)) return
    await this.#views.record(postId, visitorKey(visitor))
  }
}
