import { queryOptions } from '@tanstack/react-query'
import { call } from '#frontend/lib/http.ts'

/** A state's cities, the most populous first; no request without a state's code. */
export const municipalitiesQuery = (state: string) =>
  queryOptions({
    queryKey: ['/api/municipalities', state],
    queryFn: () => call('GET /api/municipalities', { query: { state, order: 'population' } }),
    enabled: state !== '',
  })
