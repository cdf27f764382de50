import type { LoginTries } from '#application/accounts/log_in.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import type { RateLimiter } from '../rate_limiter.ts'

export interface TriesNeeds {
  limiter: RateLimiter
  hasher: KeyedHasher
}

/**
 * Counts tries before the password is looked at, so that many at once do not slip through, and gives the right ones
 * back. When strangers have used up an account's tries, its owner still gets in from where they logged in before.
 */
export function loginTries(
  { limiter, hasher }: TriesNeeds,
  { email, address }: { email: string; address: string },
): LoginTries {
  const account = hasher.hash(`login ${email}`)
  const here = hasher.hash(`login ${email} ${address}`)
  return {
    async begin() {
      await limiter.spend('loginFailuresHere', here)
      const refusal = await limiter.trySpend('loginFailures', account)
      if (refusal && !(await limiter.hasNoted('loginSuccess', here))) throw refusal
    },
    async succeed() {
      await limiter.forget('loginFailuresHere', here)
      await limiter.giveBack('loginFailures', account)
      await limiter.note('loginSuccess', here)
    },
  }
}
