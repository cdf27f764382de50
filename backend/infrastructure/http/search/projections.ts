import type { Facets, Interpretation, Suggestions } from '#contract/search.ts'
import type { CountedFacets } from '#application/search/count_facets.ts'
import type { InterpretedQuery } from '#application/search/interpret_query.ts'
import type { Suggested } from '#application/search/suggest.ts'
import { asCard } from '../projections.ts'

export function asFacets({
  total,
  specialties,
  states,
  cities,
  insurances,
  modes,
  relaxations,
}: CountedFacets): Facets {
  return { total, specialties, states, cities, insurances, modes, relaxations }
}

export function asSuggestions({ specialties, cities, insurances, professionals }: Suggested): Suggestions {
  return { specialties, cities, insurances, professionals: professionals.map(asCard) }
}

export function asInterpretation(query: InterpretedQuery): Interpretation {
  const { license } = query
  return {
    ...asReading(query),
    ...(license && { license: { council: license.council, number: license.number, state: license.state } }),
    alternatives: query.alternatives.map(asReading),
  }
}

function asReading({ specialty, state, city, insurance, text }: InterpretedQuery['alternatives'][number]) {
  return { specialty, state, city, insurance, text }
}
