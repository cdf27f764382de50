import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { clientAddress } from '../client_address.ts'
import type { HttpDependencies } from '../dependencies.ts'
import type { Operation } from '../operation.ts'
import type { RateLimiter } from '../rate_limiter.ts'
import type { RateLimitName } from '../rate_limits.ts'
import { Refused } from '../refusals.ts'
import { uploadOnly } from './read_image.ts'
import { jsonOnly, readJson } from './read_json.ts'

export type Middleware = (context: HttpContext, next: NextFn) => Promise<void>

/**
 * What a call has to pass before its controller. A call that changes something passes in this order: type and size as its
 * headers tell them, the limits of its sender (where only people who are logged in may call, how often others tried), its
 * origin, its session. Only then is its body read.
 */
export function guardsOf({ limiter, auth, site }: HttpDependencies, operation: Operation): Middleware[] {
  const { method, access, beforeFactor, limit, room, upload, bodyKind = 'form' } = operation
  const limits = [...(limit ? [rateLimit(limiter, limit)] : []), ...(room ? [roomWithin(limiter, room)] : [])]
  const who = access ? [beforeFactor ? auth.signedInWithoutFactor : auth[ACCESS[access]]] : []
  if (method === 'GET') return [...limits, ...who]
  return [
    upload ? uploadOnly : jsonOnly(bodyKind),
    ...(limits.length > 0 ? limits : [roomWithin(limiter, ['signedOut'])]),
    sameOrigin(site.ownOrigin),
    ...who,
    ...(upload ? [] : [readJson(bodyKind)]),
  ]
}

const ACCESS = { recognised: 'recognised', session: 'signedIn', admin: 'adminsOnly' } as const

/** Counts the request against its sender's limit and refuses it beyond. */
export const rateLimit = (limiter: RateLimiter, name: RateLimitName) =>
  async function rateLimitMiddleware(context: HttpContext, next: NextFn): Promise<void> {
    await limiter.spend(name, clientAddress(context))
    await next()
  }

/**
 * Works on so many requests at once and refuses the next: a process that takes in more than it can answer makes everyone
 * wait for seconds.
 */
export function limitConcurrency(most: number): Middleware {
  let running = 0
  return async function limitConcurrencyMiddleware(_context, next) {
    if (running >= most) throw new Refused('busy')
    running++
    try {
      await next()
    } finally {
      running--
    }
  }
}

/** Refuses whoever has used up one of the limits, before anything is read of the form; its use case counts. */
const roomWithin = (limiter: RateLimiter, names: readonly RateLimitName[]) =>
  async function roomWithinMiddleware(context: HttpContext, next: NextFn): Promise<void> {
    for (const name of names) await limiter.demandRoom(name, clientAddress(context))
    await next()
  }

/**
 * Refuses writes that another site's page would send. `Sec-Fetch-Site` decides where the browser sends it, `Origin`
 * elsewhere; a request with neither comes from no browser and has no cookie to abuse. Without an origin of its own a site is
 * at home at whatever address its pages were opened by.
 */
const sameOrigin = (ownOrigin: string | null) =>
  function sameOriginMiddleware({ request }: HttpContext, next: NextFn): Promise<void> {
    const site = request.header('sec-fetch-site')
    const origin = request.header('origin')
    const own = ownOrigin ?? `http://${request.header('host') ?? ''}`
    const trusted = site === undefined ? origin === undefined || origin === own : site === 'same-origin'
    if (!trusted) throw new Refused('cross_site')
    return next()
  }
