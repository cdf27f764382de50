import type { Database } from '#infrastructure/database/database.ts'
import { documentsOf } from '../listing_document.ts'
import type { ChangeLedger } from './change_ledger.ts'
import type { IndexStore } from './index_store.ts'
import { putIsolating } from './put_isolating.ts'

export interface FeedDependencies {
  database: Database
  store: IndexStore
  ledger: ChangeLedger
  uid: string
}

/** What came of telling the engine: everything was told, somebody else is telling it, or there is no index of ours to feed. */
export type Fed = 'done' | 'busy' | 'not_ours'

const BATCH = 2_000
/** Tells the engine of every change that waits, batch by batch, each row as it is now. One process at a time does it. */
export class FeedIndex {
  readonly #deps: FeedDependencies

  constructor(deps: FeedDependencies) {
    this.#deps = deps
  }

  /** Throws where the engine does not answer or refuses the work itself; all that waits goes on waiting. */
  async execute(): Promise<Fed> {
    for (;;) {
      const fed = await this.#deps.database.transaction(() => this.#feedBatch())
      if (fed !== 'more') return fed
    }
  }

  async #feedBatch(): Promise<Fed | 'more'> {
    const { database, store, ledger, uid } = this.#deps
    if (!(await ledger.aloneIfFree())) return 'busy'
    if ((await ledger.state())?.uid !== uid || (await store.count(uid)) === null) return 'not_ours'
    const changes = await ledger.waiting(BATCH)
    if (changes.length === 0) return 'done'
    const ids = changes.map(({ id }) => id)
    const documents = await documentsOf(database, ids)
    const present = new Set(documents.map(({ id }) => id))
    const refusals = await putIsolating(store, uid, documents)
    await store.remove(
      uid,
      ids.filter((id) => !present.has(id)),
    )
    await ledger.settle(changes, refusals)
    return 'more'
  }
}
