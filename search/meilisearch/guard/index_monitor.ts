import type { IndexHealth } from '#domain/shared/search_fallback.ts'
import { LogOnce } from '#infrastructure/database/log_once.ts'
import { HealthProbe, type Health } from '#application/ports/site_check.ts'
import type { ChangeLedger } from '../feeding/change_ledger.ts'
import type { IndexStore } from '../feeding/index_store.ts'
import type { GuardedProfessionalSearch } from './guarded_professional_search.ts'

export interface MonitorDependencies {
  ledger: Pick<ChangeLedger, 'state' | 'backlog' | 'countListed' | 'isSettled'>
  store: Pick<IndexStore, 'count'>
  uid: string
  /** Receives each kind of failed check once, until one succeeds. */
  log(line: string): void
  /** Milliseconds for which a check stays valid. */
  freshFor?: number
}

const FRESH_FOR = 2_000
const MAX_PENDING_SECONDS = 30

/**
 * Knows whether the index may answer instead of the database. It checks the index's health in the background, and at
 * every search whether changes wait to be sent, so that committed changes are found at once.
 */
export class IndexMonitor {
  readonly #deps: MonitorDependencies
  readonly #failures: LogOnce
  #health: IndexHealth = 'unknown'
  #checkedAt = -Infinity
  #checking: Promise<void> | null = null

  constructor(deps: MonitorDependencies) {
    this.#deps = deps
    this.#failures = new LogOnce(deps.log)
  }

  get health(): IndexHealth {
    return this.#health
  }

  async isTrusted(): Promise<boolean> {
    const { freshFor = FRESH_FOR } = this.#deps
    if (performance.now() - this.#checkedAt > freshFor) void this.check()
    return this.#health === 'trusted' && this.#isUpToDate()
  }

  async #isUpToDate(): Promise<boolean> {
    try {
      return await this.#deps.ledger.isSettled()
    } catch (error) {
      this.#failures.log('busca: fila do índice', error)
      return false
    }
  }

  check(): Promise<void> {
    this.#checking ??= this.#renew()
    return this.#checking
  }

  /** A failed check says nothing about the index, so its health stays; the breaker handles an engine that is down. */
  async #renew(): Promise<void> {
    try {
      this.#health = await this.#examine()
      this.#failures.reset()
    } catch (error) {
      this.#failures.log('busca: exame do índice', error)
    } finally {
      this.#checkedAt = performance.now()
      this.#checking = null
    }
  }

  async #examine(): Promise<IndexHealth> {
    const { ledger, store, uid } = this.#deps
    const [state, indexed] = await Promise.all([ledger.state(), store.count(uid)])
    if (state?.uid !== uid || indexed === null) return 'not_built'
    const [backlog, expected] = await Promise.all([ledger.backlog(), ledger.countListed()])
    if ((backlog.oldestPendingSeconds ?? 0) > MAX_PENDING_SECONDS) return 'behind'
    return Math.abs(indexed - expected) <= backlog.pending + backlog.refused ? 'trusted' : 'counts_differ'
  }
}

interface ProbeDependencies {
  /** The probe that decides whether traffic may come. */
  health: HealthProbe
  search: Pick<GuardedProfessionalSearch, 'condition'>
  ledger: Pick<ChangeLedger, 'backlog'>
}

/** Adds the search engine's state. The process stays ready without the engine, since PostgreSQL answers instead. */
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
