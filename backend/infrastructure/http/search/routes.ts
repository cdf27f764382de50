import type { HttpContext } from '@adonisjs/core/http'
import type { RouteTable } from '../route_table.ts'
import { professionalFilters } from '#contract/professionals.ts'
import { interpretationQuery, suggestionsQuery } from '#contract/search.ts'
import type { HttpDependencies, HttpUseCases } from '../dependencies.ts'
import { rateLimit } from '../middleware/rate_limit.ts'
import { parseQuery } from '../parse.ts'
import { asFacetFilters } from '../professionals/search_input.ts'
import { sendPublicJson } from '../respond.ts'
import { asFacets, asInterpretation, asSuggestions } from './projections.ts'

export function searchRoutes(routes: RouteTable, { useCases, limiter }: HttpDependencies): void {
  const searching = rateLimit(limiter, 'search')
  routes.get('/api/search/suggestions', suggestions(useCases)).use(searching)
  routes.get('/api/search/interpretation', interpretation(useCases)).use(searching)
  routes.get('/api/professionals/facets', facets(useCases)).use(searching)
}

const suggestions = ({ suggest }: HttpUseCases) =>
  async function suggestController(context: HttpContext): Promise<void> {
    const { q = '' } = parseQuery(context, suggestionsQuery)
    sendPublicJson(context, asSuggestions(await suggest.execute({ q })))
  }

const interpretation = ({ interpretQuery }: HttpUseCases) =>
  async function interpretQueryController(context: HttpContext): Promise<void> {
    const query = parseQuery(context, interpretationQuery)
    sendPublicJson(context, asInterpretation(await interpretQuery.execute(query)))
  }

const facets = ({ countFacets }: HttpUseCases) =>
  async function countFacetsController(context: HttpContext): Promise<void> {
    const filters = asFacetFilters(parseQuery(context, professionalFilters))
    sendPublicJson(context, asFacets(await countFacets.execute(filters)))
  }
