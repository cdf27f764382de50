import { HealthProbe, type Health } from '#application/ports/site_check.ts'
import type { ChangeLedger } from '../feeding/change_ledger.ts'
import type { GuardedProfessionalSearch } from './guarded_professional_search.ts'

interface ProbeDependencies {
  /** Decides whether traffic may come. */
  health: HealthProbe
  search: Pick<GuardedProfessionalSearch, 'condition'>
  ledger: Pick<ChangeLedger, 'backlog'>
}

/** Adds how the search engine is: without it the process goes on, since PostgreSQL answers in its place. */
export class SearchHealthProbe extends HealthProbe {
  readonly #deps: ProbeDependencies

  constructor(deps: ProbeDependencies) {
    super()
    this.#deps = deps
  }

  async examine(): Promise<Health> {
    const { ready, details } = await this.#deps.health.examine()
    return { ready, details: { ...details, ...(await this.#ofSearch()) } }
  }

  async #ofSearch(): Promise<Health['details']> {
    const { breaker, index, byEngine, byDatabase } = this.#deps.search.condition()
    const backlog = await this.#deps.ledger.backlog().catch(() => null)
    return {
      search: breaker === 'closed' && index === 'trusted' ? 'ok' : 'degraded',
      searchBreaker: breaker,
      searchIndex: index,
      searchByEngine: byEngine,
      searchUntrusted: byDatabase.untrusted,
      searchFailed: byDatabase.failed,
      searchResting: byDatabase.resting,
      searchRefuted: byDatabase.refuted,
      searchDeep: byDatabase.deep,
      searchPending: backlog?.pending ?? null,
      searchOldestPendingSeconds: backlog?.oldestPendingSeconds ?? null,
      searchRefusedDocuments: backlog?.refused ?? null,
    }
  }
}
