import { facetsBehaviour } from './search_behaviour/facets.ts'
import { filtersBehaviour } from './search_behaviour/filters.ts'
import { licensesBehaviour } from './search_behaviour/licenses.ts'
import { namesBehaviour } from './search_behaviour/names.ts'
import { orderBehaviour } from './search_behaviour/order.ts'
import { placesBehaviour } from './search_behaviour/places.ts'
import type { StartEngine } from './search_behaviour/search_engine.ts'

/**
 * Required behaviour of every `ProfessionalSearch`. Municipalities are the catalogue's. Skipped without an engine
 * (`start` is null).
 */
export function professionalSearchBehaviour(engineName: string, start: StartEngine | null): void {
  filtersBehaviour(engineName, start)
  orderBehaviour(engineName, start)
  placesBehaviour(engineName, start)
  namesBehaviour(engineName, start)
  licensesBehaviour(engineName, start)
  facetsBehaviour(engineName, start)
}
