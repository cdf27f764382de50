import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleAll,
  isBrokenCircuitError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel'
import {
  ProfessionalSearch,
  type FacetCounts,
  type SearchCriteria,
  type SearchHits,
  type SearchRequest,
  type SuggestedPeople,
} from '#application/ports/professional_search.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { IndexHealth } from '#domain/shared/search_fallback.ts'
import { LogOnce } from '#infrastructure/database/log_once.ts'

export interface GuardDependencies<Health = IndexHealth> {
  engine: ProfessionalSearch
  /** The engine's name in the log, with its Portuguese article. */
  name?: string
  /** The fallback. */
  database: ProfessionalSearch
  monitor: { isTrusted(): boolean | Promise<boolean>; readonly health: Health }
  /** Returns whether all these people are listed in the database now. */
  areListed(ids: readonly ProfessionalId[]): Promise<boolean>
  /** Receives each kind of failure once, until the breaker closes again. */
  log(line: string): void
  /** Milliseconds for which the breaker stays open before the engine is tried again. */
  resetAfter?: number
  /** Milliseconds that the engine has to answer, besides its own limits. */
  timeLimit?: number
  /** Number of hits beyond which the database is asked directly. */
  maxDepth?: number
}

/** How many searches each side answered since this process started, and the engine's state. */
export interface SearchCondition<Health = IndexHealth> {
  breaker: 'closed' | 'open' | 'half_open'
  index: Health
  byEngine: number
  /** Counts by reason: index not trusted, engine failed, breaker open, answer contradicted, page too deep. */
  byDatabase: { untrusted: number; failed: number; resting: number; refuted: number; deep: number }
}

const FAILURES_UNTIL_OPEN = 5
const RESET_AFTER = 5_000
const TIME_LIMIT = 2_000
/** For a deep page the engine ranks everyone before it; the database reads an ordered index. */
const MAX_DEPTH = 1_000

type FallbackReason = keyof SearchCondition['byDatabase']

/**
 * Asks the engine (Meilisearch or a replica) and falls back to the database when the engine is down, slow, wrong or not
 * trusted; both give the same answer. Never returns a person whom the database does not list.
 */
export class GuardedProfessionalSearch<Health = IndexHealth> extends ProfessionalSearch {
  readonly #deps: GuardDependencies<Health>
  readonly #breaker
  readonly #attempt
  readonly #failures: LogOnce
  #byEngine = 0
  readonly #byDatabase = { untrusted: 0, failed: 0, resting: 0, refuted: 0, deep: 0 }

  constructor(deps: GuardDependencies<Health>) {
    super()
    this.#deps = deps
    this.#breaker = circuitBreaker(handleAll, {
      breaker: new ConsecutiveBreaker(FAILURES_UNTIL_OPEN),
      halfOpenAfter: deps.resetAfter ?? RESET_AFTER,
    })
    const late = timeout(deps.timeLimit ?? TIME_LIMIT, TimeoutStrategy.Aggressive)
    this.#attempt = wrap(this.#breaker, late)
    this.#failures = new LogOnce(deps.log)
    this.#breaker.onReset(() => this.#failures.reset())
  }

  search(request: SearchRequest): Promise<SearchHits> {
    const fromDatabase = () => this.#deps.database.search(request)
    if (request.page * request.limit > (this.#deps.maxDepth ?? MAX_DEPTH))
      return this.#fallBack('deep', fromDatabase)
    return this.#ask(
      (engine) => engine.search(request),
      fromDatabase,
      async (hits) => {
        return isWhole(hits, request) && this.#deps.areListed(hits.ids)
      },
    )
  }

  countFacets(criteria: SearchCriteria): Promise<FacetCounts> {
    return this.#ask(
      (engine) => engine.countFacets(criteria),
      () => this.#deps.database.countFacets(criteria),
    )
  }

  suggestPeople(name: string, limit: number): Promise<SuggestedPeople> {
    return this.#ask(
      (engine) => engine.suggestPeople(name, limit),
      () => this.#deps.database.suggestPeople(name, limit),
      ({ ids }) => this.#deps.areListed(ids),
    )
  }

  wordsInNames(words: readonly string[]): Promise<string[]> {
    return this.#deps.database.wordsInNames(words)
  }

  condition(): SearchCondition<Health> {
    return {
      breaker: BREAKER_STATES[this.#breaker.state],
      index: this.#deps.monitor.health,
      byEngine: this.#byEngine,
      byDatabase: { ...this.#byDatabase },
    }
  }

  async #ask<Answer>(
    ofEngine: (engine: ProfessionalSearch) => Promise<Answer>,
    fromDatabase: () => Promise<Answer>,
    isConsistent: (answer: Answer) => Promise<boolean> = async () => true,
  ): Promise<Answer> {
    if (!(await this.#deps.monitor.isTrusted())) return this.#fallBack('untrusted', fromDatabase)
    const wasOpen = this.#breaker.state === CircuitState.Open
    const attempt = await this.#tryEngine(ofEngine)
    if (!attempt) return this.#fallBack(wasOpen ? 'resting' : 'failed', fromDatabase)
    if (!(await isConsistent(attempt.answer))) return this.#fallBack('refuted', fromDatabase)
    this.#byEngine++
    return attempt.answer
  }

  /** Returns null when the engine failed or the breaker is open. */
  async #tryEngine<Answer>(
    ofEngine: (engine: ProfessionalSearch) => Promise<Answer>,
  ): Promise<{ answer: Answer } | null> {
    try {
      return { answer: await this.#attempt.execute(() => ofEngine(this.#deps.engine)) }
    } catch (error) {
      if (!isBrokenCircuitError(error)) {
        const { name = 'o Meilisearch' } = this.#deps
        this.#failures.log(`busca sem ${name}`, error)
      }
      return null
    }
  }

  #fallBack<Answer>(reason: FallbackReason, fromDatabase: () => Promise<Answer>): Promise<Answer> {
    this.#byDatabase[reason]++
    return fromDatabase()
  }
}

const BREAKER_STATES = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
  [CircuitState.HalfOpen]: 'half_open',
} as const

/** Returns whether the page has the length that its total implies, without duplicates. */
function isWhole({ ids, total }: SearchHits, { page, limit }: SearchRequest): boolean {
  const due = Math.min(limit, Math.max(0, total - (page - 1) * limit))
  return ids.length === due && new Set(ids).size === due
}
