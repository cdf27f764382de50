import type { Health, HealthProbe } from '#application/ports/site_check.ts'
import type { IndexStatus, ProfessionalIndex } from '#application/ports/professional_index.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { SEARCH_FALLBACKS, type SearchFallback } from '#domain/shared/search_fallback.ts'
import { type Actor, mayAdminister } from '../audit/actor.ts'

export interface SearchState extends IndexStatus {
  /** Why the database answers in the engine's place; null where the engine itself does. */
  fallback: SearchFallback | null
}

interface Dependencies {
  index: ProfessionalIndex
  health: HealthProbe
}

/** What the search rests on at this moment, as this process sees it, and how far it is from the rows. */
export class ShowSearchState {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async execute({ by }: { by: Actor }): Promise<Result<SearchState, 'forbidden'>> {
    if (!mayAdminister(by)) return fail('forbidden')
    const { index, health } = this.#deps
    const [status, { details }] = await Promise.all([index.status(), health.examine()])
    return ok({ ...status, fallback: fallbackOf(status, details) })
  }
}

function fallbackOf({ reachable }: IndexStatus, details: Health['details']): SearchFallback | null {
  const { searchBreaker, searchIndex } = details
  if (!reachable || searchBreaker === 'open') return 'unreachable'
  return SEARCH_FALLBACKS.find((reason) => reason === searchIndex) ?? null
}
