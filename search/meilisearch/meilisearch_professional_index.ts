import type { JobQueue } from '#application/ports/job_queue.ts'
import { ProfessionalIndex, type IndexStatus } from '#application/ports/professional_index.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { ChangeLedger } from './feeding/change_ledger.ts'
import type { FeedIndex } from './feeding/feed_index.ts'
import type { IndexStore } from './feeding/index_store.ts'
import type { OnProgress, RebuildIndex } from './feeding/keep_index.ts'

export interface MeilisearchIndexDependencies {
  /** The index of PostgreSQL, whose listings this one copies. */
  listings: ProfessionalIndex
  jobs: JobQueue
  ledger: Pick<ChangeLedger, 'state' | 'backlog'>
  store: Pick<IndexStore, 'count'>
  rebuildIndex: Pick<RebuildIndex, 'execute'>
  feedIndex: Pick<FeedIndex, 'execute'>
  uid: string
}

/** Copies PostgreSQL's listings into a Meilisearch index: the listings change at once, the index moments later. */
export class MeilisearchProfessionalIndex extends ProfessionalIndex {
  readonly #deps: MeilisearchIndexDependencies

  constructor(deps: MeilisearchIndexDependencies) {
    super()
    this.#deps = deps
  }

  /** The listings record their changes themselves; a job enqueued in the same transaction sends them. */
  async refresh(ids: readonly ProfessionalId[], options?: { areLocked?: boolean }): Promise<void> {
    if (ids.length === 0) return
    await this.#deps.listings.refresh(ids, options)
    await this.#deps.jobs.enqueue({ task: 'feed_search_index', payload: {} })
  }

  async settle(): Promise<void> {
    await this.#deps.listings.settle()
  }

  /** Rebuilds the listings from the rows, then the index from the listings. */
  async rebuild(onProgress?: OnProgress): Promise<number> {
    await this.#deps.listings.rebuild()
    const indexed = await this.#deps.rebuildIndex.execute(onProgress)
    await this.#deps.feedIndex.execute()
    return indexed
  }

  /** `healthy` if the engine answers, holds our index, refused nobody, and lacks no more people than are pending. */
  async status(): Promise<IndexStatus> {
    const { listings, ledger, store, uid } = this.#deps
    const [inDatabase, state, indexed] = await Promise.all([
      listings.status(),
      ledger.state(),
      store.count(uid).catch(() => undefined),
    ])
    const { pending, oldestPendingSeconds, refused } = await ledger.backlog()
    const isOurs = typeof indexed === 'number' && state?.uid === uid
    const lacking = Math.abs((indexed ?? 0) - inDatabase.indexed)
    return {
      engine: 'meilisearch',
      reachable: indexed !== undefined,
      healthy: inDatabase.healthy && isOurs && refused === 0 && lacking <= pending,
      expected: inDatabase.expected,
      indexed: indexed ?? 0,
      pending,
      oldestPendingSeconds,
      refused,
    }
  }
}
