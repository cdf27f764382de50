import { Meilisearch } from 'meilisearch'
import { asId, type ProfessionalId } from '#domain/shared/ids.ts'
import { documentsAfter, type ListingDocument } from '../listing_document.ts'
import type { EngineApp } from './test_engine.ts'
import type { EngineAddress } from './meilisearch_server.ts'

const FIRST_ID = asId<ProfessionalId>('00000000-0000-0000-0000-000000000000')
const EVERYONE = 10_000

/** Everything the engine holds, in the order of the ids; empty where there is no index. */
export async function inEngine({ uid }: EngineApp, { url, key }: EngineAddress): Promise<ListingDocument[]> {
  const index = new Meilisearch({ host: url, apiKey: key }).index<ListingDocument>(uid)
  const { results } = await index.getDocuments({ limit: EVERYONE }).catch(() => ({ results: [] }))
  return results.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** What it should hold. */
export function inDatabase({ database }: EngineApp): Promise<ListingDocument[]> {
  return documentsAfter(database, FIRST_ID, EVERYONE)
}
