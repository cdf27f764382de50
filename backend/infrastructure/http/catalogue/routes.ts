import type { HttpContext } from '@adonisjs/core/http'
import type { ListMunicipalities } from '#application/catalogue/list_municipalities.ts'
import { municipalitiesQuery } from '#contract/catalogue.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { rateLimit } from '../middleware/rate_limit.ts'
import { parseQuery } from '../parse.ts'
import { sendPublicJson } from '../respond.ts'
import type { RouteTable } from '../route_table.ts'

export function catalogueRoutes(routes: RouteTable, { useCases, limiter }: HttpDependencies): void {
  routes
    .get('/api/municipalities', listMunicipalities(useCases.listMunicipalities))
    .use(rateLimit(limiter, 'publicRead'))
}

/** Cities change with a deployment only, so anyone may keep them for an hour. */
const listMunicipalities = (list: ListMunicipalities) =>
  async function listMunicipalitiesController(context: HttpContext): Promise<void> {
    const query = parseQuery(context, municipalitiesQuery)
    context.response.header('cache-control', 'public, max-age=3600')
    sendPublicJson(context, await list.execute(query))
  }
