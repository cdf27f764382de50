import { queryOptions } from '@tanstack/react-query'
import { call } from '#frontend/lib/http.ts'

/** The names of a state's cities, the most populous first; `state` is its code, and without one nothing is asked. */
export const municipalitiesQuery = (state: string) =>
  queryOptions({
    queryKey: ['/api/municipalities', state],
    queryFn: () => call('GET /api/municipalities', { query: { state, order: 'population' } }),
    enabled: state !== '',
  })
