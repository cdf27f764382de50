import type { Pool } from 'pg'
import type { MunicipalityCatalogue } from '#application/ports/municipality_catalogue.ts'
import {
  SearchProfessionals,
  type SearchProfessionalsInput,
} from '#application/professionals/search_professionals.ts'
import { CountFacets } from '#application/search/count_facets.ts'
import { InterpretQuery } from '#application/search/interpret_query.ts'
import { CriteriaReader, type ProfessionalCriteria } from '#application/search/read_criteria.ts'
import { Suggest } from '#application/search/suggest.ts'
import { SystemClock } from '#infrastructure/clock/system_clock.ts'
import { PostgresMunicipalityCatalogue } from '#infrastructure/database/catalogue/postgres_municipality_catalogue.ts'
import type { Database } from '#infrastructure/database/database.ts'
import { openDatabase } from '#infrastructure/database/open_database.ts'
import { PostgresProfessionalDirectory } from '#infrastructure/database/professionals/postgres_professional_directory.ts'
import { openSearchPool } from '#search/postgres/open_search_pool.ts'
import { PostgresProfessionalSearch } from '#search/postgres/postgres_professional_search.ts'
import { openBenchServer } from '../data/open_bench_server.ts'
import { openHttpSearch } from './http_search.ts'
import { idsOf } from './ids_of.ts'
import type { Search } from './judge.ts'
import { openMeilisearch } from './rivals/meilisearch_search.ts'

export interface Contender {
  name: string
  search: Search
}

interface Wishes {
  rows: number
  url: string | undefined
  /** What is left out: http, meilisearch, facets. */
  without: ReadonlySet<string>
  connections: number
  say(line: string): void
}

const SLOW_LIMIT = 120_000

interface Opened extends Wishes {
  databaseUrl: string
  database: Database
  searchPool: Pool
  /** For statements that take their time. */
  pool: Pool
  municipalities: MunicipalityCatalogue
}

/** Everyone who searches the bench's database from here, and what else the search is asked for. */
export async function openContenders(wishes: Wishes) {
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
  const criteria = new CriteriaReader(interpret, municipalities)
  const engine = new PostgresProfessionalSearch(searchPool)
  const useCase = new SearchProfessionals(criteria, engine, directory)
  const facets = new CountFacets(criteria, engine, municipalities)
  const suggestions = new Suggest(interpret, engine, directory)
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
