import type { ProfessionalSearch } from '#application/ports/professional_search.ts'
import type { CriteriaReader } from '#application/search/read_criteria.ts'
import type { Search } from './judge.ts'

/** As the use case does it, without reading the rows. */
export function idsOf(reader: CriteriaReader, engine: ProfessionalSearch): Search {
  return async ({ input }) => {
    for (const criteria of await reader.readings(input)) {
      const { ids } = await engine.search({ criteria, sort: { by: 'relevance' }, page: 1, limit: 60 })
      if (ids.length > 0) return ids
    }
    return []
  }
}
