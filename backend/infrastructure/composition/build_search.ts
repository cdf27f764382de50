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
  /** Prefix of the index's uid; several installations may share a server. */
  name?: string
}

export interface Replica {
  /** From `openSearchPool`. */
  pool: Pool
  /** For checking the replica's state. */
  watchPool: Pool
  /** Maximum replication lag in milliseconds. */
  limit: number
}

export interface SearchSources {
  database: Database
  searchPool: Pool
  /** A separate connection for health checks. */
  healthDatabase: Database
  /** A read replica that answers searches within the lag limit; null without one. */
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
  /** The job handler of that name; null without an engine. */
  feedSearchIndex: (() => Promise<void>) | null
}

/** Milliseconds for a replica's answer. */
const TIME_LIMIT = 1_000

/** Builds PostgreSQL's search, through a replica if there is one. */
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
