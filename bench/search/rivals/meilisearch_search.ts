import type { Pool } from 'pg'
import type { MunicipalityCatalogue } from '#application/ports/municipality_catalogue.ts'
import type { ProfessionalSearch } from '#application/ports/professional_search.ts'
import type { Database } from '#infrastructure/database/database.ts'
import { ChangeLedger } from '#search/meilisearch/feeding/change_ledger.ts'
import { IndexStore } from '#search/meilisearch/feeding/index_store.ts'
import { RebuildIndex } from '#search/meilisearch/feeding/rebuild_index.ts'
import { MeilisearchProfessionalSearch } from '#search/meilisearch/meilisearch_professional_search.ts'
import { SearchGateway } from '#search/meilisearch/querying/search_gateway.ts'
import { indexUid } from '#search/meilisearch/settings/index_settings.ts'
import { ListedWords } from '#search/postgres/names/listed_words.ts'

interface Sources {
  address: { url: string; key?: string | undefined }
  database: Database
  searchPool: Pool
  municipalities: MunicipalityCatalogue
  rows: number
  say(line: string): void
}

const RETRY_POLICY = 3_600_000
const DEADLINE = 60_000

/** Meilisearch alone, without PostgreSQL to fall back on; its index is kept for the next run. */
export async function openMeilisearch(sources: Sources): Promise<ProfessionalSearch> {
  const { address, rows, searchPool, municipalities } = sources
  const name = `bench_${rows}`
  const uid = indexUid(name)
  await fill(sources, name, uid)
  const words = new ListedWords(searchPool)
  return new MeilisearchProfessionalSearch({
    gateway: new SearchGateway({ ...address, uid }),
    municipalities,
    vocabularyFor: (typed) => words.vocabularyFor(typed),
    deadline: DEADLINE,
  })
}

async function fill({ address, database, rows, say }: Sources, name: string, uid: string): Promise<void> {
  const store = new IndexStore({ ...address, patience: RETRY_POLICY })
  if ((await store.count(uid)) === rows) return
  const start = performance.now()
  await new RebuildIndex({ database, store, ledger: new ChangeLedger(database), name, uid }).execute()
  say(`Meilisearch's index built: ${((performance.now() - start) / 1000).toFixed(1)} s`)
}
