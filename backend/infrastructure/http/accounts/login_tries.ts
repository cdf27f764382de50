import type { LoginTries } from '#application/accounts/log_in.ts'
import type { RateLimiter } from '../rate_limiter.ts'

interface Try {
  email: string
  address: string
}

const placeOf = ({ email, address }: Try) => `${email} ${address}`

/**
 * Counts tries before the password is looked at, so that many at once do not slip through, and gives the right ones
 * back. When strangers have used up an account's tries, its owner still gets in from where they logged in before.
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
      await limiter.giveBack('loginFailures', account)
      await knowOwner(limiter, tried)
    },
  }
}

/** From there the account's owner gets in from now on, whatever strangers try elsewhere. */
export async function knowOwner(limiter: RateLimiter, proven: Try): Promise<void> {
  await limiter.forget('loginFailuresHere', placeOf(proven))
  await limiter.note('loginSuccess', placeOf(proven))
}
