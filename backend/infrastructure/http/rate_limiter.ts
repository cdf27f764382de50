import type { Pool } from 'pg'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import { RATE_LIMITS, type RateLimitName } from './rate_limits.ts'
import { Refused } from './refusals.ts'

/** Reads are counted by each process; writes in PostgreSQL, for all processes together. */
const COUNTED_IN_MEMORY: ReadonlySet<RateLimitName> = new Set(['search', 'publicRead', 'view'])

/** How often each sender did something lately. Without the shared store it counts in memory. */
export class RateLimiter {
  readonly #limiters: Record<RateLimitName, RateLimiterAbstract>

  constructor(pool: Pool, factor: number) {
    const build = (name: RateLimitName) => {
      const { points, seconds } = RATE_LIMITS[name]
      const options = { keyPrefix: name, points: Math.ceil(points * factor), duration: seconds }
      const memory = new RateLimiterMemory(options)
      if (COUNTED_IN_MEMORY.has(name)) return memory
      return new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        insuranceLimiter: memory,
        inMemoryBlockOnConsumed: options.points + 1,
      })
    }
    this.#limiters = Object.fromEntries(
      (Object.keys(RATE_LIMITS) as RateLimitName[]).map((name) => [name, build(name)]),
    ) as unknown as Record<RateLimitName, RateLimiterAbstract>
  }

  /** Counts one; throws `too_many_requests` with Retry-After beyond the limit. */
  async spend(name: RateLimitName, key: string): Promise<void> {
    try {
      await this.#limiters[name].consume(key)
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw tooMany(refusal)
      throw refusal
    }
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes): Refused {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1_000))
  return new Refused('too_many_requests', { headers: { 'retry-after': String(seconds) } })
}
