import type { ProfessionalFilters, ProfessionalQuery } from '#contract/professionals.ts'
import type {
  ProfessionalCriteria,
  SearchProfessionalsInput,
} from '#application/professionals/search_professionals.ts'
import { DEFAULT_LIMIT } from '#domain/shared/page_sizes.ts'
import { asId } from '#domain/shared/ids.ts'

/** What the use case is asked, with its page always said. */
export function asSearchInput(
  query: ProfessionalQuery,
): SearchProfessionalsInput & { page: number; limit: number } {
  const { include, countPremium, sort, near, after, page = 1, limit = DEFAULT_LIMIT, ...filters } = query
  return {
    ...asFacetFilters(filters),
    ...(sort && { sort }),
    ...(near && { near }),
    ...(after && { after: asId(after) }),
    page,
    limit,
    ...(include && { include }),
    withPremiumCount: countPremium === true,
  }
}

/** The filters that say something: blanks and `all` are no filter. */
export function asFacetFilters(filters: ProfessionalFilters): ProfessionalCriteria {
  const filled = Object.entries(filters).filter(([, value]) => value !== undefined && value !== 'all')
  return Object.fromEntries(filled)
}
