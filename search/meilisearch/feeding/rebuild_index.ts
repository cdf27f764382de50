import { randomUUID } from 'node:crypto'
import type { Database } from '#infrastructure/database/database.ts'
import { asId, type ProfessionalId } from '#domain/shared/ids.ts'
import { documentsAfter } from '../listing_document.ts'
import type { ChangeLedger, Refusal } from './change_ledger.ts'
import { EngineTaskFailed, type IndexStore } from './index_store.ts'
import { putIsolating } from './feed_index.ts'

export interface RebuildDependencies {
  database: Database
  store: IndexStore
  ledger: ChangeLedger
  /** What all our indexes' uids begin with. */
  name: string
  /** The index that is to answer. */
  uid: string
  /** Professionals sent at once. */
  batch?: number
}

export type OnProgress = (done: number, total: number) => void

const BATCH = 10_000
const FIRST_ID = asId<ProfessionalId>('00000000-0000-0000-0000-000000000000')

/**
 * Builds an index beside the one in use, compares their counts with what was sent and swaps, so that searches are
 * answered throughout. Interrupted, it leaves the old index in use; a later one begins anew and takes its place. Changes
 * made meanwhile wait in the ledger for the new index.
 */
export class RebuildIndex {
  readonly #deps: RebuildDependencies

  constructor(deps: RebuildDependencies) {
    this.#deps = deps
  }

  /** Returns the number that the index holds. Throws `EngineTaskFailed` where a newer rebuild took over or the counts differ. */
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
      await this.#tidy()
      return indexed
    } catch (error) {
      await ledger.abandonRebuild(rebuild)
      throw error
    }
  }

  async #fill(next: string, rebuild: string, onProgress?: OnProgress) {
    const { database, store, ledger, batch = BATCH } = this.#deps
    const total = await ledger.expected()
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

  /** Indexes that interrupted rebuilds and older versions left behind. */
  async #tidy(): Promise<void> {
    const { store, name, uid } = this.#deps
    for (const each of await store.beginningWith(`${name}_`)) if (each !== uid) await store.drop(each)
  }
}
