import type { IndexHealth } from '#domain/shared/search_fallback.ts'
import type { ChangeLedger } from '../feeding/change_ledger.ts'
import type { IndexStore } from '../feeding/index_store.ts'
import { SayOnce } from '#infrastructure/database/say_once.ts'

export interface TrustDependencies {
  ledger: Pick<ChangeLedger, 'state' | 'backlog' | 'expected' | 'isSettled'>
  store: Pick<IndexStore, 'count'>
  uid: string
  /** Told of each kind of failed look, once until one succeeds. */
  say(line: string): void
  /** Milliseconds for which a verdict is good. */
  freshFor?: number
}

const FRESH_FOR = 2_000
const OLDEST_NEWS_SECONDS = 30

/**
 * Knows whether the index may answer in the place of the database. How it stands is looked at again in the background
 * while it is asked; whether anything waits to be told to it, at every call: what is committed is found at once.
 */
export class IndexMonitor {
  readonly #deps: TrustDependencies
  readonly #failures: SayOnce
  #verdict: IndexHealth = 'unknown'
  #lookedAt = -Infinity
  #looking: Promise<void> | null = null

  constructor(deps: TrustDependencies) {
    this.#deps = deps
    this.#failures = new SayOnce(deps.say)
  }

  get verdict(): IndexHealth {
    return this.#verdict
  }

  async isTrusted(): Promise<boolean> {
    const { freshFor = FRESH_FOR } = this.#deps
    if (performance.now() - this.#lookedAt > freshFor) void this.look()
    return this.#verdict === 'trusted' && this.#isUpToDate()
  }

  async #isUpToDate(): Promise<boolean> {
    try {
      return await this.#deps.ledger.isSettled()
    } catch (error) {
      this.#failures.tell('busca: fila do índice', error)
      return false
    }
  }

  look(): Promise<void> {
    this.#looking ??= this.#renew()
    return this.#looking
  }

  /** Neither the engine's silence nor the database's says anything of the index, which keeps its verdict: to notice that is the breaker's part. */
  async #renew(): Promise<void> {
    try {
      this.#verdict = await this.#judge()
      this.#failures.allIsWell()
    } catch (error) {
      this.#failures.tell('busca: exame do índice', error)
    } finally {
      this.#lookedAt = performance.now()
      this.#looking = null
    }
  }

  async #judge(): Promise<IndexHealth> {
    const { ledger, store, uid } = this.#deps
    const [state, indexed] = await Promise.all([ledger.state(), store.count(uid)])
    if (state?.uid !== uid || indexed === null) return 'not_built'
    const [backlog, expected] = await Promise.all([ledger.backlog(), ledger.expected()])
    if ((backlog.oldestPendingSeconds ?? 0) > OLDEST_NEWS_SECONDS) return 'behind'
    return Math.abs(indexed - expected) <= backlog.pending + backlog.refused ? 'trusted' : 'counts_differ'
  }
}
