import { Meilisearch } from 'meilisearch'
import { asId, type ProfessionalId } from '#domain/shared/ids.ts'
import { documentsAfter, type ListingDocument } from '../listing_document.ts'
import type { EngineApp } from './test_engine.ts'
import type { EngineAddress } from './meilisearch_server.ts'

const FIRST_ID = asId<ProfessionalId>('00000000-0000-0000-0000-000000000000')
const EVERYONE = 10_000

/** Returns all documents of the engine, ordered by id; empty if the index does not exist. */
export async function inEngine({ uid }: EngineApp, { url, key }: EngineAddress): Promise<ListingDocument[]> {
  const index = new Meilisearch({ host: url, apiKey: key }).index<ListingDocument>(uid)
  const { results } = await index.getDocuments({ limit: EVERYONE }).catch(() => ({ results: [] }))
  return results.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** Returns the documents that the engine should hold. */
export function inDatabase({ database }: Pick<EngineApp, 'database'>): Promise<ListingDocument[]> {
  return documentsAfter(database, FIRST_ID, EVERYONE)
}
