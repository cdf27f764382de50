import { professionalFilters } from '#contract/professionals.ts'
import { facets, interpretation, suggestions, suggestionsQuery } from '#contract/search.ts'
import { ok } from '#domain/shared/result.ts'
import { municipalities, municipalitiesQuery } from '#contract/catalogue.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { asFacetFilters } from '../professionals/search_input.ts'
import type { RouteTable } from '../route_table.ts'
import { asFacets, readInterpretation, asSuggestions } from './projections.ts'

export function searchRoutes(routes: RouteTable, { useCases }: HttpDependencies) {
  routes.add(
    {
      method: 'GET',
      path: '/api/search/suggestions',
      summary: 'Sugestões enquanto se digita',
      limit: 'search',
      query: suggestionsQuery,
      answer: suggestions,
    },
    async ({ query: { q = '' } }) => ok(asSuggestions(await useCases.suggest.execute({ q }))),
  )
  routes.add(
    {
      method: 'GET',
      path: '/api/search/interpretation',
      summary: 'O que se entendeu da busca',
      limit: 'search',
      query: professionalFilters,
      answer: interpretation,
    },
    async ({ query }) => ok(await readInterpretation(useCases, asFacetFilters(query))),
  )
  routes.add(
    {
      method: 'GET',
      path: '/api/professionals/facets',
      summary: 'Conta profissionais por filtro',
      limit: 'search',
      query: professionalFilters,
      answer: facets,
    },
    async ({ query }) => ok(asFacets(await useCases.countFacets.execute(asFacetFilters(query)))),
  )
  return routes
}

export function catalogueRoutes(routes: RouteTable, { useCases }: HttpDependencies) {
  // Cities change only with a deployment, so caches may store them for an hour.
  routes.add(
    {
      method: 'GET',
      path: '/api/municipalities',
      summary: 'Cidades de um estado',
      limit: 'publicRead',
      query: municipalitiesQuery,
      answer: municipalities,
    },
    async ({ query, context }) => {
      context.response.header('cache-control', 'public, max-age=3600')
      return ok([...(await useCases.listMunicipalities.execute(query))])
    },
  )
  return routes
}
