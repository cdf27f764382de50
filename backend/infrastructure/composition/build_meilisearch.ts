import type { ProfessionalIndex } from '#application/ports/professional_index.ts'
import { ChangeLedger } from '#search/meilisearch/feeding/change_ledger.ts'
import { FeedIndex } from '#search/meilisearch/feeding/feed_index.ts'
import { IndexStore } from '#search/meilisearch/feeding/index_store.ts'
import { KeepIndex, RebuildIndex } from '#search/meilisearch/feeding/keep_index.ts'
import { GuardedProfessionalSearch } from '#search/meilisearch/guard/guarded_professional_search.ts'
import { IndexMonitor, SearchHealthProbe } from '#search/meilisearch/guard/index_monitor.ts'
import { MeilisearchProfessionalIndex } from '#search/meilisearch/meilisearch_professional_index.ts'
import { MeilisearchProfessionalSearch } from '#search/meilisearch/meilisearch_professional_search.ts'
import { SearchGateway } from '#search/meilisearch/querying/search_gateway.ts'
import { indexUid } from '#search/meilisearch/index_settings.ts'
import { areListed } from '#search/postgres/postgres_professional_search.ts'
import type { ListedWords } from '#search/postgres/names/listed_words.ts'
import type { MeilisearchAddress, SearchAdapters, SearchSources } from './build_search.ts'

const INDEX_NAME = 'professionals'
/** Milliseconds for checking the index; no search waits for it. */
const CHECK_LIMIT = 1_000

/** Builds Meilisearch with PostgreSQL's search as fallback, and what keeps the index up to date. */
export function buildMeilisearch(
  sources: SearchSources,
  meilisearch: MeilisearchAddress,
  {
    search,
    words,
    index,
    health,
  }: Pick<SearchAdapters, 'search' | 'index' | 'health'> & { words: ListedWords },
): SearchAdapters {
  const { database, searchPool, log } = sources
  const engine = { uid: indexUid(meilisearch.name ?? INDEX_NAME), ledger: new ChangeLedger(database) }
  const guarded = new GuardedProfessionalSearch({
    engine: new MeilisearchProfessionalSearch({
      gateway: new SearchGateway({ ...meilisearch, uid: engine.uid }),
      municipalities: sources.municipalities,
      vocabularyFor: (typed) => words.vocabularyFor(typed),
    }),
    database: search,
    monitor: new IndexMonitor({
      ...engine,
      store: new IndexStore({ ...meilisearch, timeout: CHECK_LIMIT }),
      log,
    }),
    log,
    areListed: (ids) => areListed(searchPool, ids),
  })
  return {
    search: guarded,
    health: new SearchHealthProbe({
      health,
      search: guarded,
      ledger: new ChangeLedger(sources.healthDatabase),
    }),
    ...buildFeeding(sources, meilisearch, { ...engine, listings: index }),
  }
}

interface Engine {
  uid: string
  ledger: ChangeLedger
  listings: ProfessionalIndex
}

function buildFeeding(
  { database, jobs, log }: SearchSources,
  address: MeilisearchAddress,
  engine: Engine,
): Pick<SearchAdapters, 'index' | 'feedSearchIndex'> {
  const store = new IndexStore(address)
  const deps = { ...engine, database, jobs, log, store, name: address.name ?? INDEX_NAME }
  const feedIndex = new FeedIndex(deps)
  const rebuildIndex = new RebuildIndex(deps)
  const keepIndex = new KeepIndex({ ...deps, feedIndex, rebuildIndex })
  return {
    index: new MeilisearchProfessionalIndex({
      ...deps,
      ...{ store: new IndexStore({ ...address, timeout: CHECK_LIMIT }), feedIndex, rebuildIndex },
    }),
    feedSearchIndex: () => keepIndex.execute(),
  }
}
