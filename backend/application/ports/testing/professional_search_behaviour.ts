import { facetsBehaviour } from './search_behaviour/facets.ts'
import { filtersBehaviour } from './search_behaviour/filters.ts'
import { licensesBehaviour } from './search_behaviour/licenses.ts'
import { namesBehaviour } from './search_behaviour/names.ts'
import { orderBehaviour } from './search_behaviour/order.ts'
import type { StartEngine } from './search_behaviour/search_engine.ts'

/**
 * What every engine behind `ProfessionalSearch` must do. Municipalities are those of the catalogue. An engine that is
 * not there (`start` is null) has its tests skipped.
 */
export function professionalSearchBehaviour(engineName: string, start: StartEngine | null): void {
  filtersBehaviour(engineName, start)
  orderBehaviour(engineName, start)
  namesBehaviour(engineName, start)
  licensesBehaviour(engineName, start)
  facetsBehaviour(engineName, start)
}
