import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { ListingDocument } from '../listing_document.ts'
import { DocumentsRefused } from './engine_failures.ts'
import type { IndexStore } from './index_store.ts'

export interface Refusal {
  id: ProfessionalId
  code: string
}

/** Puts all that suit the engine; a document that does not is found by halving the batch, and keeps nobody else out. */
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
