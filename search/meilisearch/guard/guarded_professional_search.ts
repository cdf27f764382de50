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
  /** What the engine is called in the log. */
  name?: string
  /** Returns whatever the engine does not. */
  database: ProfessionalSearch
  monitor: { isTrusted(): boolean | Promise<boolean>; readonly health: Health }
  /** Whether all of these people can be found in the database at this moment. */
  areListed(ids: readonly ProfessionalId[]): Promise<boolean>
  /** Told of each kind of failure, once until the breaker closes again. */
  log(line: string): void
  /** Milliseconds from the breaker's opening until the engine is tried again. */
  rest?: number
  /** Milliseconds that the engine has for an answer, beside limits of its own. */
  timeLimit?: number
  /** Hits from which on the database is asked at once. */
  deepest?: number
}

/** Who answered since this process began, and what keeps the engine from it. */
export interface SearchCondition<Health = IndexHealth> {
  breaker: 'closed' | 'open' | 'half_open'
  index: Health
  byEngine: number
  /** Since the index is not trusted, the engine failed or rests, or an answer did not agree with the database. */
  byDatabase: { untrusted: number; failed: number; resting: number; refuted: number; deep: number }
}

const FAILURES_UNTIL_REST = 5
const REST = 5_000
const TIME_LIMIT = 2_000
/** Further down the engine ranks everyone before; the database reads an ordered index. */
const DEEPEST = 1_000

type Detour = keyof SearchCondition['byDatabase']

/**
 * Asks the engine, be it Meilisearch or a replica, and the database at once where the engine is down, slow, wrong or not to be trusted: the answer is the
 * same. Whoever the database does not list is never passed on, whatever the engine says.
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
      breaker: new ConsecutiveBreaker(FAILURES_UNTIL_REST),
      halfOpenAfter: deps.rest ?? REST,
    })
    const late = timeout(deps.timeLimit ?? TIME_LIMIT, TimeoutStrategy.Aggressive)
    this.#attempt = wrap(this.#breaker, late)
    this.#failures = new LogOnce(deps.log)
    this.#breaker.onReset(() => this.#failures.reset())
  }

  search(request: SearchRequest): Promise<SearchHits> {
    const fromDatabase = () => this.#deps.database.search(request)
    if (request.page * request.limit > (this.#deps.deepest ?? DEEPEST))
      return this.#detour('deep', fromDatabase)
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

  wordsBorne(words: readonly string[]): Promise<string[]> {
    return this.#deps.database.wordsBorne(words)
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
    isTrue: (answer: Answer) => Promise<boolean> = async () => true,
  ): Promise<Answer> {
    if (!(await this.#deps.monitor.isTrusted())) return this.#detour('untrusted', fromDatabase)
    const wasResting = this.#breaker.state === CircuitState.Open
    const asked = await this.#tryEngine(ofEngine)
    if (!asked) return this.#detour(wasResting ? 'resting' : 'failed', fromDatabase)
    if (!(await isTrue(asked.answer))) return this.#detour('refuted', fromDatabase)
    this.#byEngine++
    return asked.answer
  }

  /** Null where the engine failed or rests. Whatever went wrong there, the database can answer. */
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

  #detour<Answer>(reason: Detour, fromDatabase: () => Promise<Answer>): Promise<Answer> {
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

/** A page is as long as its total says, and holds nobody twice. */
function isWhole({ ids, total }: SearchHits, { page, limit }: SearchRequest): boolean {
  const due = Math.min(limit, Math.max(0, total - (page - 1) * limit))
  return ids.length === due && new Set(ids).size === due
}
