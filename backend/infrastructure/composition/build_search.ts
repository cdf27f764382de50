import type { Pool } from 'pg'
import type { HealthProbe } from '#application/ports/site_check.ts'
import type { JobQueue } from '#application/ports/job_queue.ts'
import type { MunicipalityCatalogue } from '#application/ports/municipality_catalogue.ts'
import type { ProfessionalIndex } from '#application/ports/professional_index.ts'
import type { ProfessionalSearch } from '#application/ports/professional_search.ts'
import { ChangeLedger } from '#search/meilisearch/feeding/change_ledger.ts'
import { FeedIndex } from '#search/meilisearch/feeding/feed_index.ts'
import { IndexStore } from '#search/meilisearch/feeding/index_store.ts'
import { KeepIndex } from '#search/meilisearch/feeding/keep_index.ts'
import { RebuildIndex } from '#search/meilisearch/feeding/rebuild_index.ts'
import { GuardedProfessionalSearch } from '#search/meilisearch/guard/guarded_professional_search.ts'
import { IndexMonitor } from '#search/meilisearch/guard/index_monitor.ts'
import { SearchHealthProbe } from '#search/meilisearch/guard/search_health_probe.ts'
import { MeilisearchProfessionalIndex } from '#search/meilisearch/meilisearch_professional_index.ts'
import { MeilisearchProfessionalSearch } from '#search/meilisearch/meilisearch_professional_search.ts'
import { SearchGateway } from '#search/meilisearch/querying/search_gateway.ts'
import { indexUid } from '#search/meilisearch/index_settings.ts'
import { areListed, PostgresProfessionalSearch } from '#search/postgres/postgres_professional_search.ts'
import { ListedWords } from '#search/postgres/names/listed_words.ts'
import { PostgresProfessionalIndex } from '#search/postgres/postgres_professional_index.ts'
import {
  ReplicaHealthProbe,
  positionOfPrimary,
  stateOfReplica,
  ReplicaMonitor,
  type ReplicaVerdict,
} from '#search/postgres/replica/replica_monitor.ts'
import type { Database } from '../database/database.ts'
import { readListed, selectListed } from '../database/professionals/listed_rows.ts'

export interface MeilisearchAddress {
  url: string
  key?: string | undefined
  /** What the index's uid begins with; several houses may share a server. */
  name?: string
}

export interface Replica {
  /** Of `openSearchPool`. */
  pool: Pool
  /** For looking how it is. */
  watchPool: Pool
  /** Milliseconds that it may be behind. */
  limit: number
}

export interface SearchSources {
  database: Database
  searchPool: Pool
  /** A connection apart, by which the health is looked at. */
  healthDatabase: Database
  /** A read replica that answers searches while it is close behind; null without one. */
  replica: Replica | null
  jobs: JobQueue
  municipalities: MunicipalityCatalogue
  health: HealthProbe
  /** Null: PostgreSQL alone. */
  meilisearch: MeilisearchAddress | null
  say(line: string): void
}

export interface SearchAdapters {
  search: ProfessionalSearch
  index: ProfessionalIndex
  health: HealthProbe
  /** Does the job of that name; null without an engine. */
  feedSearchIndex: (() => Promise<void>) | null
}

const INDEX_NAME = 'professionals'
/** Milliseconds for a look at the index, which no search waits for, and for a replica's answer. */
const LOOK = 1_000

/** PostgreSQL's search; with Meilisearch before it where there is one. */
export function buildSearch(sources: SearchSources): SearchAdapters {
  const { database, searchPool, meilisearch, say } = sources
  const words = new ListedWords(searchPool)
  const { search, health } = buildPostgresSearch(sources, words)
  const index = new PostgresProfessionalIndex(database)
  if (!meilisearch) return { search, index, health, feedSearchIndex: null }
  const engine = { uid: indexUid(meilisearch.name ?? INDEX_NAME), ledger: new ChangeLedger(database) }
  const guarded = new GuardedProfessionalSearch({
    engine: new MeilisearchProfessionalSearch({
      gateway: new SearchGateway({ ...meilisearch, uid: engine.uid }),
      municipalities: sources.municipalities,
      vocabularyFor: (typed) => words.vocabularyFor(typed),
    }),
    database: search,
    trust: new IndexMonitor({ ...engine, store: new IndexStore({ ...meilisearch, timeout: LOOK }), say }),
    say,
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

function buildPostgresSearch(
  { searchPool, replica, health, say }: SearchSources,
  words: ListedWords,
): Pick<SearchAdapters, 'search' | 'health'> {
  const by = (pool: Pool) =>
    new PostgresProfessionalSearch(pool, words, { select: selectListed, read: readListed })
  const database = by(searchPool)
  if (!replica) return { search: database, health }
  const trust = new ReplicaMonitor({
    ...{ limit: replica.limit, say },
    primary: () => positionOfPrimary(searchPool),
    replica: () => stateOfReplica(replica.watchPool),
  })
  const search = new GuardedProfessionalSearch<ReplicaVerdict>({
    ...{ engine: by(replica.pool), name: 'a réplica', database, trust, say },
    ...{ patience: LOOK, deepest: Infinity },
    areListed: (ids) => areListed(searchPool, ids),
  })
  return { search, health: new ReplicaHealthProbe({ health, trust }) }
}

interface Engine {
  uid: string
  ledger: ChangeLedger
  listings: ProfessionalIndex
}

function buildFeeding(
  { database, jobs, say }: SearchSources,
  address: MeilisearchAddress,
  engine: Engine,
): Pick<SearchAdapters, 'index' | 'feedSearchIndex'> {
  const store = new IndexStore(address)
  const deps = { ...engine, database, jobs, say, store, name: address.name ?? INDEX_NAME }
  const feedIndex = new FeedIndex(deps)
  const rebuildIndex = new RebuildIndex(deps)
  const keepIndex = new KeepIndex({ ...deps, feedIndex, rebuildIndex })
  return {
    index: new MeilisearchProfessionalIndex({
      ...deps,
      ...{ store: new IndexStore({ ...address, timeout: LOOK }), feedIndex, rebuildIndex },
    }),
    feedSearchIndex: () => keepIndex.execute(),
  }
}
