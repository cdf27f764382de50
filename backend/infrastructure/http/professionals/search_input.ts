import type { ProfessionalFilters, ProfessionalQuery } from '#contract/professionals.ts'
import type {
  ProfessionalCriteria,
  SearchProfessionalsInput,
} from '#application/professionals/search_professionals.ts'
import { DEFAULT_LIMIT } from '#domain/shared/page_sizes.ts'
import { asId } from '#domain/shared/ids.ts'

/** Returns the use case's input, with defaults for the page. */
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

/** Returns the filters without blanks and `all`. */
export function asFacetFilters(filters: ProfessionalFilters): ProfessionalCriteria {
  const filled = Object.entries(filters).filter(([, value]) => value !== undefined && value !== 'all')
  return Object.fromEntries(filled)
}
