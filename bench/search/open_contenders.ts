import type { Pool } from 'pg'
import type { MunicipalityCatalogue } from '#application/ports/municipality_catalogue.ts'
import type { ProfessionalSearch } from '#application/ports/professional_search.ts'
import {
  SearchProfessionals,
  type SearchProfessionalsInput,
} from '#application/professionals/search_professionals.ts'
import { CountFacets } from '#application/search/count_facets.ts'
import { InterpretQuery } from '#application/search/interpret_query.ts'
import { CriteriaReader, type ProfessionalCriteria } from '#application/search/read_criteria.ts'
import { SoughtSpecialties } from '#application/search/sought_specialties.ts'
import { PostgresSearchCounter } from '#infrastructure/database/professionals/postgres_counts.ts'
import { Suggest } from '#application/search/suggest.ts'
import { SystemClock } from '#infrastructure/clock/system_clock.ts'
import { PostgresMunicipalityCatalogue } from '#infrastructure/database/catalogue/postgres_catalogue.ts'
import type { Database } from '#infrastructure/database/database.ts'
import { openDatabase } from '#infrastructure/database/open_database.ts'
import { PostgresProfessionalDirectory } from '#infrastructure/database/professionals/postgres_professional_directory.ts'
import { readListed, selectListed } from '#infrastructure/database/professionals/listed_rows.ts'
import { ChangeLedger } from '#search/meilisearch/feeding/change_ledger.ts'
import { IndexStore } from '#search/meilisearch/feeding/index_store.ts'
import { RebuildIndex } from '#search/meilisearch/feeding/rebuild_index.ts'
import { indexUid } from '#search/meilisearch/index_settings.ts'
import { MeilisearchProfessionalSearch } from '#search/meilisearch/meilisearch_professional_search.ts'
import { SearchGateway } from '#search/meilisearch/querying/search_gateway.ts'
import { openSearchPool } from '#search/postgres/connections.ts'
import { ListedWords } from '#search/postgres/names/listed_words.ts'
import { PostgresProfessionalSearch } from '#search/postgres/postgres_professional_search.ts'
import { openBenchServer, startBenchServer } from '../data/bench_server.ts'
import type { Search } from './judge.ts'

interface Contender {
  name: string
  search: Search
}

interface Options {
  rows: number
  url: string | undefined
  /** What is left out: http, meilisearch, facets. */
  without: ReadonlySet<string>
  connections: number
  log(line: string): void
}

const SLOW_LIMIT = 120_000

interface Opened extends Options {
  databaseUrl: string
  database: Database
  searchPool: Pool
  /** For statements that take their time. */
  pool: Pool
  municipalities: MunicipalityCatalogue
}

/** Everyone who searches the bench's database from here, and what else the search is asked for. */
export async function openContenders(wishes: Options) {
  const { connections } = wishes
  const server = await openBenchServer(wishes)
  const database = openDatabase({ url: server.url, poolSize: connections })
  const searchPool = openSearchPool({ url: server.url, size: connections })
  const pool = openSearchPool({ url: server.url, size: connections, timeout: SLOW_LIMIT })
  const municipalities = new PostgresMunicipalityCatalogue(database)
  const opened = { ...wishes, databaseUrl: server.url, database, searchPool, pool, municipalities }
  const ours = ownSearch(opened)
  const http = wishes.without.has('http') ? null : await openHttpSearch(server.url, connections)
  return {
    ...ours,
    contenders: [
      ...ours.contenders,
      ...(http ? [{ name: 'HTTP', search: http.search }] : []),
      ...(await meilisearchIfThere(opened, ours.criteria)),
    ],
    pool,
    municipalities: await municipalities.all(),
    async close() {
      await http?.close()
      await Promise.all([database.close(), searchPool.end(), pool.end()])
      await server.release()
    },
  }
}

function ownSearch({ database, searchPool, municipalities }: Opened) {
  const directory = new PostgresProfessionalDirectory(database, new SystemClock())
  const interpret = new InterpretQuery(municipalities)
  const rows = { select: selectListed, read: readListed }
  const engine = new PostgresProfessionalSearch(searchPool, new ListedWords(searchPool), rows)
  const criteria = new CriteriaReader(interpret, municipalities, engine)
  const useCase = new SearchProfessionals(criteria, engine, directory)
  const facets = new CountFacets(criteria, engine, municipalities)
  const sought = new SoughtSpecialties(new PostgresSearchCounter(database, new SystemClock(), () => {}))
  const suggestions = new Suggest(interpret, { search: engine, directory, sought })
  return {
    criteria,
    contenders: [
      { name: 'engine', search: idsOf(criteria, engine) },
      {
        name: 'search',
        search: async ({ input }) => (await useCase.execute(input)).professionals.map(({ id }) => id),
      } satisfies Contender,
    ],
    search: (input: SearchProfessionalsInput) => useCase.execute(input),
    countFacets: (filters: ProfessionalCriteria) => facets.execute(filters),
    suggest: (q: string) => suggestions.execute({ q }),
  }
}

async function meilisearchIfThere(opened: Opened, criteria: CriteriaReader): Promise<Contender[]> {
  const { MEILI_URL: url, MEILI_KEY: key } = process.env
  if (!url || opened.without.has('meilisearch')) return []
  const engine = await openMeilisearch({ ...opened, address: { url, key } })
  return [{ name: 'Meilisearch', search: idsOf(criteria, engine) }]
}

/** As the use case does it, without reading the rows. */
function idsOf(reader: CriteriaReader, engine: ProfessionalSearch): Search {
  return async ({ input }) => {
    for await (const { criteria } of reader.readings(input)) {
      const { ids } = await engine.search({ criteria, sort: { by: 'relevance' }, page: 1, limit: 60 })
      if (ids.length > 0) return ids
    }
    return []
  }
}

/** The real server on a free port over the bench's database, asked by `GET /api/professionals/search`. */
async function openHttpSearch(
  databaseUrl: string,
  poolSize: number,
): Promise<{ search: Search; close(): Promise<void> }> {
  const { url, stop } = await startBenchServer(databaseUrl, poolSize)
  const search: Search = async ({ input }) => {
    const answer = await fetch(`${url}/api/professionals/search?q=${encodeURIComponent(input.q ?? '')}`)
    if (!answer.ok) throw new Error(`The search answered ${answer.status}.`)
    return ((await answer.json()) as { id: string }[]).map(({ id }) => id)
  }
  return { search, close: stop }
}

interface Sources {
  address: { url: string; key?: string | undefined }
  database: Database
  searchPool: Pool
  municipalities: MunicipalityCatalogue
  rows: number
  log(line: string): void
}

const WAIT_TIMEOUT = 3_600_000
const DEADLINE = 60_000

/** Meilisearch alone, without PostgreSQL to fall back on; its index is kept for the next run. */
async function openMeilisearch(sources: Sources): Promise<ProfessionalSearch> {
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

async function fill({ address, database, rows, log }: Sources, name: string, uid: string): Promise<void> {
  const store = new IndexStore({ ...address, waitTimeout: WAIT_TIMEOUT })
  if ((await store.count(uid)) === rows) return
  const start = performance.now()
  await new RebuildIndex({ database, store, ledger: new ChangeLedger(database), name, uid }).execute()
  log(`Meilisearch's index built: ${((performance.now() - start) / 1000).toFixed(1)} s`)
}
