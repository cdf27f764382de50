import type { JobQueue } from '#application/ports/job_queue.ts'
import type { ChangeLedger } from './change_ledger.ts'
import { EngineTaskFailed, type IndexStore } from './index_store.ts'
import type { FeedIndex } from './feed_index.ts'
import type { RebuildIndex } from './rebuild_index.ts'

export interface KeepIndexDependencies {
  jobs: JobQueue
  ledger: Pick<ChangeLedger, 'state' | 'backlog' | 'expected'>
  store: Pick<IndexStore, 'count'>
  feedIndex: Pick<FeedIndex, 'execute'>
  rebuildIndex: Pick<RebuildIndex, 'execute'>
  uid: string
  /** Told of what the engine cannot do. */
  log(line: string): void
}

const SOON = 2
const LATER = 5
/** A rebuild that has been silent for so many seconds was interrupted. */
const SILENCE = 60

/**
 * The job of the index: tells the engine what changed, and builds the index where it is missing or has lost people. An
 * engine that is away is asked again every few seconds, whatever it failed at.
 */
export class KeepIndex {
  readonly #deps: KeepIndexDependencies
  #isNewHere = true
  #countsDiffered = false

  constructor(deps: KeepIndexDependencies) {
    this.#deps = deps
  }

  async execute(): Promise<void> {
    const { feedIndex, rebuildIndex, log } = this.#deps
    try {
      const fed = await feedIndex.execute()
      if (fed === 'busy') return await this.#again(SOON)
      if (!(await this.#needsRebuild())) return
      await rebuildIndex.execute()
      await feedIndex.execute()
    } catch (error) {
      log(`busca: ${error instanceof EngineTaskFailed ? error.message : 'Meilisearch não respondeu'}`)
      await this.#again(LATER)
    }
  }

  /**
   * Another version's index is taken over by a process that begins, and not taken back by one that still runs. Counts
   * that differ may be a change on its way: only those that differ twice are believed.
   */
  async #needsRebuild(): Promise<boolean> {
    const { ledger, store, uid } = this.#deps
    const state = await ledger.state()
    const isNewHere = this.#isNewHere
    this.#isNewHere = false
    if (state?.rebuild) return (state.rebuildSilence ?? 0) >= SILENCE
    if (!state || state.uid === '') return true
    if (state.uid !== uid) return isNewHere
    const indexed = await store.count(uid)
    if (indexed === null) return true
    const [expected, { pending, refused }] = await Promise.all([ledger.expected(), ledger.backlog()])
    const differs = Math.abs(indexed - expected) > pending + refused
    if (differs && !this.#countsDiffered) await this.#again(LATER)
    const isBelieved = differs && this.#countsDiffered
    this.#countsDiffered = differs
    return isBelieved
  }

  #again(seconds: number): Promise<void> {
    return this.#deps.jobs.enqueue(
      { task: 'feed_search_index', payload: {} },
      'feed_search_index_again',
      seconds,
    )
  }
}
