import { randomUUID } from 'node:crypto'
import type { JobQueue } from '#application/ports/job_queue.ts'
import type { Database } from '#infrastructure/database/database.ts'
import { asId, type ProfessionalId } from '#domain/shared/ids.ts'
import type { ChangeLedger, Refusal } from './change_ledger.ts'
import { EngineTaskFailed, type IndexStore } from './index_store.ts'
import { type FeedIndex, putIsolating } from './feed_index.ts'
import { documentsAfter } from '../listing_document.ts'

export interface KeepIndexDependencies {
  jobs: JobQueue
  ledger: Pick<ChangeLedger, 'state' | 'backlog' | 'countListed'>
  store: Pick<IndexStore, 'count'>
  feedIndex: Pick<FeedIndex, 'execute'>
  rebuildIndex: Pick<RebuildIndex, 'execute'>
  uid: string
  /** Receives the engine's failures. */
  log(line: string): void
}

const RETRY_SOON = 2
const RETRY_LATER = 5
/** Seconds without progress after which a rebuild counts as interrupted. */
const INTERRUPTED_AFTER = 60

/**
 * The job that keeps the index up to date: sends changes, and rebuilds the index when it is missing or incomplete.
 * After any failure of the engine it runs again a few seconds later.
 */
export class KeepIndex {
  readonly #deps: KeepIndexDependencies
  #isFirstRun = true
  #countsDiffered = false

  constructor(deps: KeepIndexDependencies) {
    this.#deps = deps
  }

  async execute(): Promise<void> {
    const { feedIndex, rebuildIndex, log } = this.#deps
    try {
      const fed = await feedIndex.execute()
      if (fed === 'busy') return await this.#runAgain(RETRY_SOON)
      if (!(await this.#needsRebuild())) return
      await rebuildIndex.execute()
      await feedIndex.execute()
    } catch (error) {
      log(`busca: ${error instanceof EngineTaskFailed ? error.message : 'Meilisearch não respondeu'}`)
      await this.#runAgain(RETRY_LATER)
    }
  }

  /**
   * A process that has just started takes over another version's index; a running one does not take it back. A
   * difference in counts may be a change in transit: only a second difference in a row triggers a rebuild.
   */
  async #needsRebuild(): Promise<boolean> {
    const { ledger, store, uid } = this.#deps
    const state = await ledger.state()
    const isFirstRun = this.#isFirstRun
    this.#isFirstRun = false
    if (state?.rebuild) return (state.rebuildSilence ?? 0) >= INTERRUPTED_AFTER
    if (!state || state.uid === '') return true
    if (state.uid !== uid) return isFirstRun
    const indexed = await store.count(uid)
    if (indexed === null) return true
    const [expected, { pending, refused }] = await Promise.all([ledger.countListed(), ledger.backlog()])
    const differs = Math.abs(indexed - expected) > pending + refused
    if (differs && !this.#countsDiffered) await this.#runAgain(RETRY_LATER)
    const isConfirmed = differs && this.#countsDiffered
    this.#countsDiffered = differs
    return isConfirmed
  }

  #runAgain(seconds: number): Promise<void> {
    return this.#deps.jobs.enqueue(
      { task: 'feed_search_index', payload: {} },
      'feed_search_index_again',
      seconds,
    )
  }
}

interface RebuildDependencies {
  database: Database
  store: Pick<IndexStore, keyof IndexStore>
  ledger: ChangeLedger
  /** The prefix of all our index uids. */
  name: string
  /** The uid that the new index receives. */
  uid: string
  /** Number of professionals sent per batch. */
  batch?: number
}

export type OnProgress = (done: number, total: number) => void

const BATCH = 10_000
const FIRST_ID = asId<ProfessionalId>('00000000-0000-0000-0000-000000000000')

/**
 * Builds a shadow index, checks its count against the documents sent, and swaps it with the live one, so that searches
 * keep working. An interrupted rebuild leaves the live index in use; a later one starts over. Changes made meanwhile
 * wait in the ledger for the new index.
 */
export class RebuildIndex {
  readonly #deps: RebuildDependencies

  constructor(deps: RebuildDependencies) {
    this.#deps = deps
  }

  /** Returns the number of documents. Throws `EngineTaskFailed` when a newer rebuild takes over or counts differ. */
  async execute(onProgress?: OnProgress): Promise<number> {
    const { store, ledger, uid } = this.#deps
    const rebuild = randomUUID()
    const next = `${uid}_${rebuild.slice(0, 8)}`
    await ledger.beginRebuild(rebuild)
    try {
      await store.create(next)
      const { indexed, refusals } = await this.#fill(next, rebuild, onProgress)
      await ledger.alone(async () => {
        await this.#continue(rebuild)
        await store.promote(next, uid)
        await ledger.endRebuild(rebuild, uid, refusals)
      })
      await this.#dropUnusedIndexes()
      return indexed
    } catch (error) {
      await ledger.abandonRebuild(rebuild)
      throw error
    }
  }

  async #fill(next: string, rebuild: string, onProgress?: OnProgress) {
    const { database, store, ledger, batch = BATCH } = this.#deps
    const total = await ledger.countListed()
    const refusals: Refusal[] = []
    let sent = 0
    let last = FIRST_ID
    for (;;) {
      const documents = await documentsAfter(database, last, batch)
      if (documents.length === 0) break
      await this.#continue(rebuild)
      refusals.push(...(await putIsolating(store, next, documents)))
      sent += documents.length
      last = documents.at(-1)?.id ?? last
      onProgress?.(sent, Math.max(total, sent))
    }
    const indexed = await store.count(next)
    if (indexed !== sent - refusals.length) throw new EngineTaskFailed('counts_differ')
    return { indexed, refusals }
  }

  async #continue(rebuild: string): Promise<void> {
    if (!(await this.#deps.ledger.continueRebuild(rebuild))) throw new EngineTaskFailed('rebuild_overtaken')
  }

  /** Drops the indexes left by interrupted rebuilds and older versions. */
  async #dropUnusedIndexes(): Promise<void> {
    const { store, name, uid } = this.#deps
    for (const each of await store.uidsStartingWith(`${name}_`)) if (each !== uid) await store.drop(each)
  }
}
