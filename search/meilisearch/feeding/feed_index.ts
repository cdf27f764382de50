import type { Database } from '#infrastructure/database/database.ts'
import { documentsOf, type ListingDocument } from '../listing_document.ts'
import type { ChangeLedger, Refusal } from './change_ledger.ts'
import { type IndexStore, DocumentsRefused } from './index_store.ts'

export interface FeedDependencies {
  database: Database
  store: Pick<IndexStore, 'count' | 'put' | 'remove'>
  ledger: ChangeLedger
  uid: string
}

/** 'busy': another process is feeding the engine. 'not_ours': no index of this program's version exists. */
type Fed = 'done' | 'busy' | 'not_ours'

const BATCH = 2_000
/** Sends all waiting changes in batches, each row in its present state. A lock admits one process at a time. */
export class FeedIndex {
  readonly #deps: FeedDependencies

  constructor(deps: FeedDependencies) {
    this.#deps = deps
  }

  /** Throws when the engine does not answer or refuses a whole batch; unsent changes keep waiting. */
  async execute(): Promise<Fed> {
    for (;;) {
      const fed = await this.#deps.database.transaction(() => this.#feedBatch())
      if (fed !== 'more') return fed
    }
  }

  async #feedBatch(): Promise<Fed | 'more'> {
    const { database, store, ledger, uid } = this.#deps
    if (!(await ledger.tryFeedingLock())) return 'busy'
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

/** Sends all documents; isolates a refused one by halving the batch. Returns the refusals. */
export async function putIsolating(
  store: Pick<IndexStore, 'put'>,
  uid: string,
  documents: readonly ListingDocument[],
): Promise<Refusal[]> {
  try {
    await store.put(uid, documents)
    return []
  } catch (error) {
    if (!(error instanceof DocumentsRefused)) throw error
    const [first] = documents
    if (documents.length === 1 && first) return [{ id: first.id, code: error.code }]
    const middle = Math.ceil(documents.length / 2)
    return [
      ...(await putIsolating(store, uid, documents.slice(0, middle))),
      ...(await putIsolating(store, uid, documents.slice(middle))),
    ]
  }
}
