import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { clientAddress } from '../client_address.ts'
import type { RateLimitName } from '../rate_limits.ts'
import type { RateLimiter } from '../rate_limiter.ts'

/** Counts the request against its sender's limit and refuses it beyond. */
export const rateLimit = (limiter: RateLimiter, name: RateLimitName) =>
  async function rateLimitMiddleware(context: HttpContext, next: NextFn): Promise<void> {
    await limiter.spend(name, clientAddress(context))
    await next()
  }

/** Refuses whoever has used up one of the limits, before anything is read of the form; its use case counts. */
export const roomWithin = (limiter: RateLimiter, names: readonly RateLimitName[]) =>
  async function roomWithinMiddleware(context: HttpContext, next: NextFn): Promise<void> {
    for (const name of names) await limiter.demandRoom(name, clientAddress(context))
    await next()
  }
