import { municipalities, municipalitiesQuery } from '#contract/catalogue.ts'
import { ok } from '#domain/shared/result.ts'
import type { HttpDependencies } from '../dependencies.ts'
import type { RouteTable } from '../route_table.ts'

export function catalogueRoutes(routes: RouteTable, { useCases }: HttpDependencies) {
  // Cities change with a deployment only, so anyone may keep them for an hour.
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
