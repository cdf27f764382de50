import type { Pool } from 'pg'
import type { HealthProbe } from '#application/ports/site_check.ts'
import type { JobQueue } from '#application/ports/job_queue.ts'
import type { MunicipalityCatalogue } from '#application/ports/municipality_catalogue.ts'
import type { ProfessionalIndex } from '#application/ports/professional_index.ts'
import type { ProfessionalSearch } from '#application/ports/professional_search.ts'
import { areListed, PostgresProfessionalSearch } from '#search/postgres/postgres_professional_search.ts'
import type { ListedWords } from '#search/postgres/names/listed_words.ts'
import { PostgresProfessionalIndex } from '#search/postgres/postgres_professional_index.ts'
import type { ReplicaHealth } from '#search/postgres/replica/replica_monitor.ts'
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
  log(line: string): void
}

export interface SearchAdapters {
  search: ProfessionalSearch
  index: ProfessionalIndex
  health: HealthProbe
  /** Does the job of that name; null without an engine. */
  feedSearchIndex: (() => Promise<void>) | null
}

/** Milliseconds for a replica's answer. */
const TIME_LIMIT = 1_000

/** PostgreSQL's search, by a replica where there is one. */
export async function buildSearch(sources: SearchSources, words: ListedWords): Promise<SearchAdapters> {
  const { search, health } = await buildPostgresSearch(sources, words)
  return { search, health, index: new PostgresProfessionalIndex(sources.database), feedSearchIndex: null }
}

async function buildPostgresSearch(
  { searchPool, replica, health, log }: SearchSources,
  words: ListedWords,
): Promise<Pick<SearchAdapters, 'search' | 'health'>> {
  const by = (pool: Pool) =>
    new PostgresProfessionalSearch(pool, words, { select: selectListed, read: readListed })
  const database = by(searchPool)
  if (!replica) return { search: database, health }
  const [
    { GuardedProfessionalSearch },
    { positionOfPrimary, ReplicaHealthProbe, ReplicaMonitor, stateOfReplica },
  ] = await Promise.all([
    import('#search/meilisearch/guard/guarded_professional_search.ts'),
    import('#search/postgres/replica/replica_monitor.ts'),
  ])
  const monitor = new ReplicaMonitor({
    ...{ limit: replica.limit, log },
    primary: () => positionOfPrimary(searchPool),
    replica: () => stateOfReplica(replica.watchPool),
  })
  const search = new GuardedProfessionalSearch<ReplicaHealth>({
    ...{ engine: by(replica.pool), name: 'a réplica', database, monitor, log },
    ...{ timeLimit: TIME_LIMIT, maxDepth: Infinity },
    areListed: (ids) => areListed(searchPool, ids),
  })
  return { search, health: new ReplicaHealthProbe({ health, monitor }) }
}
