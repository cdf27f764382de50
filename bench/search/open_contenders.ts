import type { ProfessionalSearch } from '#application/ports/professional_search.ts'
import { SearchProfessionals } from '#application/professionals/search_professionals.ts'
import { CountFacets } from '#application/search/count_facets.ts'
import { InterpretQuery } from '#application/search/interpret_query.ts'
import { CriteriaReader } from '#application/search/read_criteria.ts'
import { Suggest } from '#application/search/suggest.ts'
import { SystemClock } from '#infrastructure/clock/system_clock.ts'
import { PostgresMunicipalityCatalogue } from '#infrastructure/database/catalogue/postgres_municipality_catalogue.ts'
import { openDatabase } from '#infrastructure/database/open_database.ts'
import { PostgresProfessionalDirectory } from '#infrastructure/database/professionals/postgres_professional_directory.ts'
import { openSearchPool } from '#search/postgres/open_search_pool.ts'
import { PostgresProfessionalSearch } from '#search/postgres/postgres_professional_search.ts'
import { openBenchServer } from '../data/open_bench_server.ts'
import { openHttpSearch } from './http_search.ts'
import type { Search } from './judge.ts'
import { ilikeSearch } from './rivals/ilike_search.ts'
import { openMeilisearch } from './rivals/meilisearch_search.ts'
import { prepareTrigrams, trigramSearch } from './rivals/trigram_search.ts'

export interface Contender {
  name: string
  search: Search
  /** Asked a part of the queries only. */
  isSlow: boolean
}

interface Wishes {
  rows: number
  url: string | undefined
  /** Contenders to leave out, in small letters. */
  without: ReadonlySet<string>
  connections: number
  say(line: string): void
}

const SLOW_LIMIT = 120_000

/** Everyone who searches the bench's database from here, and what else the search is asked for. */
export async function openContenders({ rows, url, without, connections, say }: Wishes) {
  const server = await openBenchServer({ rows, url, say })
  const database = openDatabase({ url: server.url, poolSize: connections })
  const searchPool = openSearchPool({ url: server.url, size: connections })
  const pool = openSearchPool({ url: server.url, size: connections, timeout: SLOW_LIMIT })
  const catalogue = new PostgresMunicipalityCatalogue(database)
  const directory = new PostgresProfessionalDirectory(database, new SystemClock())
  const interpret = new InterpretQuery(catalogue)
  const criteria = new CriteriaReader(interpret, catalogue)
  const engine = new PostgresProfessionalSearch(searchPool)
  const useCase = new SearchProfessionals(criteria, engine, directory)
  const contenders: Contender[] = [fast('engine', idsOf(criteria, engine))]
  contenders.push(
    fast('search', async ({ input }) => (await useCase.execute(input)).professionals.map(({ id }) => id)),
  )
  const http = without.has('http') ? null : await openHttpSearch(server.url, connections)
  if (http) contenders.push(fast('HTTP', http.search))
  const address = process.env['MEILI_URL']
  if (address && !without.has('meilisearch')) {
    const sources = { database, searchPool, municipalities: catalogue, rows, say }
    const key = process.env['MEILI_KEY']
    const meilisearch = await openMeilisearch({ ...sources, address: { url: address, key } })
    contenders.push(fast('Meilisearch', idsOf(criteria, meilisearch)))
  }
  if (!without.has('ilike')) contenders.push(slow('ILIKE', ({ input }) => ilikeSearch(pool, input.q ?? '')))
  if (!without.has('trigram')) {
    await prepareTrigrams(pool, say)
    contenders.push(slow('trigram', ({ input }) => trigramSearch(pool, input.q ?? '')))
  }
  const facets = new CountFacets(criteria, engine, catalogue)
  const suggestions = new Suggest(interpret, engine, directory)
  return {
    contenders,
    pool,
    municipalities: await catalogue.all(),
    countFacets: (filters: Parameters<CountFacets['execute']>[0]) => facets.execute(filters),
    suggest: (q: string) => suggestions.execute({ q }),
    async close() {
      await http?.close()
      await Promise.all([database.close(), searchPool.end(), pool.end()])
      await server.release()
    },
  }
}

const fast = (name: string, search: Search): Contender => ({ name, search, isSlow: false })
const slow = (name: string, search: Search): Contender => ({ name, search, isSlow: true })

/** As the use case does it, without reading the rows. */
function idsOf(reader: CriteriaReader, engine: ProfessionalSearch): Search {
  return async ({ input }) => {
    for (const criteria of await reader.readings(input)) {
      const { ids } = await engine.search({ criteria, sort: { by: 'relevance' }, page: 1, limit: 60 })
      if (ids.length > 0) return ids
    }
    return []
  }
}
