import { queryOptions } from '@tanstack/react-query'
import type { Municipalities } from '#contract/catalogue.ts'
import { getJson, withQuery } from '#frontend/lib/http.ts'

/** The names of a state's cities, the most populous first; `state` is its code, and without one nothing is asked. */
export const municipalitiesQuery = (state: string) =>
  queryOptions({
    queryKey: ['/api/municipalities', state],
    queryFn: () => getJson<Municipalities>(withQuery('/api/municipalities', { state, order: 'population' })),
    enabled: state !== '',
  })
