import type { Clock } from '#application/ports/clock.ts'
import { PostViewLedger } from '#application/ports/view_ledger.ts'
import type { BlogPostId } from '#domain/shared/ids.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import type { InMemoryBlogPostRepository } from './in_memory_blog_post_repository.ts'

export class InMemoryPostViewLedger extends PostViewLedger {
  readonly #seen = new Set<string>()
  readonly #fresh = new Map<BlogPostId, number>()
  readonly #posts: InMemoryBlogPostRepository
  readonly #clock: Clock

  constructor(posts: InMemoryBlogPostRepository, clock: Clock) {
    super()
    this.#posts = posts
    this.#clock = clock
  }

  async record(id: BlogPostId, visitor: string): Promise<void> {
    const view = `${id} ${saoPauloDay(this.#clock.now())} ${visitor}`
    if (this.#seen.has(view)) return
    this.#seen.add(view)
    this.#fresh.set(id, (this.#fresh.get(id) ?? 0) + 1)
  }

  async rollUp(): Promise<void> {
    for (const [id, views] of this.#fresh) this.#posts.addViews(id, views)
    this.#fresh.clear()
  }
}
