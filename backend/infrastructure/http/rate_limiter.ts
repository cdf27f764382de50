import type { Pool } from 'pg'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import { RateLimits } from '#application/ports/rate_limits.ts'
import type { LoginTries } from '#application/accounts/log_in.ts'
import { COUNTED_IN_MEMORY, RATE_LIMITS, REFUSED_WITHOUT_STORE, type RateLimitName } from './rate_limits.ts'
import { Refused } from './refusals.ts'

interface Dependencies {
  /** Factor on every limit. */
  factor: number
  hasher: KeyedHasher
  /** Receives the first refusal of each sender in each window. */
  onFirstRefusal?: (name: RateLimitName, key: string) => void
}

/** Counts actions per sender; the store sees keyed hashes. Without the store it counts in memory or refuses. */
export class RateLimiter extends RateLimits {
  readonly #limiters: Record<RateLimitName, RateLimiterAbstract>
  readonly #hasher: KeyedHasher
  readonly #onFirstRefusal: (name: RateLimitName, key: string) => void

  constructor(pool: Pool, { factor, hasher, onFirstRefusal = () => {} }: Dependencies) {
    super()
    this.#hasher = hasher
    this.#onFirstRefusal = onFirstRefusal
    this.#limiters = Object.fromEntries(
      (Object.keys(RATE_LIMITS) as RateLimitName[]).map((name) => [name, buildLimiter(name, pool, factor)]),
    ) as unknown as Record<RateLimitName, RateLimiterAbstract>
  }

  /** Counts one; throws `too_many_requests` with Retry-After beyond the limit. */
  override async spend(name: RateLimitName, key: string): Promise<void> {
    const refusal = await this.#consume(name, key)
    if (refusal) throw refusal
  }

  /** Counts one; returns the refusal beyond the limit instead of throwing it. */
  override trySpend(name: RateLimitName, key: string): Promise<Refused | null> {
    return this.#consume(name, key)
  }

  /** Throws like `spend` beyond the limit, without counting. */
  async requireRoom(name: RateLimitName, key: string): Promise<void> {
    const limiter = this.#limiters[name]
    const counted = await this.#orUnavailable(() => limiter.get(this.#storedKey(name, key)))
    if (counted && counted.consumedPoints >= limiter.points) throw tooMany(counted)
  }

  /** Uncounts one. */
  override async refund(name: RateLimitName, key: string): Promise<void> {
    await this.#orUnavailable(() => this.#limiters[name].reward(this.#storedKey(name, key), 1))
  }

  /** Resets the count. */
  async forget(name: RateLimitName, key: string): Promise<void> {
    await this.#orUnavailable(() => this.#limiters[name].delete(this.#storedKey(name, key)))
  }

  /** Marks the key, idempotently. */
  async note(name: RateLimitName, key: string): Promise<void> {
    await this.#orUnavailable(() =>
      this.#limiters[name].set(this.#storedKey(name, key), 1, RATE_LIMITS[name].seconds),
    )
  }

  /** Returns whether the key was marked or counted recently. */
  async hasNoted(name: RateLimitName, key: string): Promise<boolean> {
    const counted = await this.#orUnavailable(() => this.#limiters[name].get(this.#storedKey(name, key)))
    return counted !== null && counted.consumedPoints > 0
  }

  async #consume(name: RateLimitName, key: string): Promise<Refused | null> {
    try {
      await this.#limiters[name].consume(this.#storedKey(name, key))
      return null
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw unavailable(refusal)
      if (refusal.consumedPoints === this.#limiters[name].points + 1) this.#onFirstRefusal(name, key)
      return tooMany(refusal)
    }
  }

  #storedKey(name: RateLimitName, key: string): string {
    return COUNTED_IN_MEMORY.has(name) ? key : this.#hasher.hash(`limit ${key}`)
  }

  async #orUnavailable<Value>(ask: () => Promise<Value>): Promise<Value> {
    try {
      return await ask()
    } catch (error) {
      throw unavailable(error)
    }
  }
}

/** Limits that other processes refund: a block in this process's memory would outlive a refund. */
const REFUNDED: ReadonlySet<RateLimitName> = new Set([
  ...(['loginFailuresHere', 'loginFailures'] as const),
  ...(['leadPerProfessional', 'reviewPerProfessional', 'slugChange'] as const),
])

function buildLimiter(name: RateLimitName, pool: Pool, factor: number): RateLimiterAbstract {
  const { points, seconds } = RATE_LIMITS[name]
  const options = { keyPrefix: name, points: Math.ceil(points * factor), duration: seconds }
  if (COUNTED_IN_MEMORY.has(name)) return new RateLimiterMemory(options)
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    ...(!REFUNDED.has(name) && { inMemoryBlockOnConsumed: options.points + 1 }),
    ...(!REFUSED_WITHOUT_STORE.has(name) && { insuranceLimiter: new RateLimiterMemory(options) }),
  })
}

function tooMany({ msBeforeNext }: RateLimiterRes): Refused {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1_000))
  return new Refused('too_many_requests', { headers: { 'retry-after': String(seconds) } })
}

function unavailable(cause: unknown): Refused {
  const refusal = new Refused('unavailable')
  refusal.cause = cause
  return refusal
}

interface Try {
  email: string
  address: string
}

const placeOf = ({ email, address }: Try) => `${email} ${address}`

/**
 * Counts attempts before the password is checked, so that concurrent ones do not slip through, and uncounts successes.
 * When others have exhausted an account's attempts, the owner can still log in from known addresses.
 */
export function loginTries(limiter: RateLimiter, tried: Try): LoginTries {
  const account = tried.email
  const here = placeOf(tried)
  return {
    async begin() {
      await limiter.spend('loginFailuresHere', here)
      const refusal = await limiter.trySpend('loginFailures', account)
      if (refusal && !(await limiter.hasNoted('loginSuccess', here))) throw refusal
    },
    async succeed() {
      await limiter.refund('loginFailures', account)
      await rememberOwner(limiter, tried)
    },
  }
}

/** Remembers the address as the owner's, from which others' attempts do not lock the account. */
export async function rememberOwner(limiter: RateLimiter, proven: Try): Promise<void> {
  await limiter.forget('loginFailuresHere', placeOf(proven))
  await limiter.note('loginSuccess', placeOf(proven))
}
