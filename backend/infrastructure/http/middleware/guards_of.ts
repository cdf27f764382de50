import type { HttpContext, Router } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { bulkhead, isBulkheadRejectedError, type BulkheadPolicy } from 'cockatiel'
import { clientAddress } from '../client_address.ts'
import type { HttpDependencies } from '../dependencies.ts'
import type { Operation } from '../operation.ts'
import type { RateLimiter } from '../rate_limiter.ts'
import type { RateLimitName } from '../rate_limits.ts'
import { Refused } from '../refusals.ts'
import { uploadOnly } from './read_image.ts'
import { jsonOnly, readJson, smallFormOnly } from './read_json.ts'

export type Middleware = (context: HttpContext, next: NextFn) => Promise<void>

/** The middleware that routes name: `access` decides who may call. */
export type NamedMiddleware = ReturnType<typeof namedMiddleware>

export const namedMiddleware = (router: Router) =>
  router.named({ access: () => import('./access_middleware.ts') })

/**
 * Returns the middleware before an operation's controller. Writes pass, in this order: type and size by the headers,
 * the sender's limits (for calls that need a login, the limit on calls without one), the origin, the session. Only then
 * is the body read.
 */
export function guardsOf(
  { limiter, site }: HttpDependencies,
  named: NamedMiddleware,
  operation: Operation,
): (Middleware | ReturnType<NamedMiddleware['access']>)[] {
  const { method, access, beforeFactor, limit, room, upload, unread, bodyKind = 'form' } = operation
  const limits = [...(limit ? [rateLimit(limiter, limit)] : []), ...(room ? [roomWithin(limiter, room)] : [])]
  const who = access ? [named.access(beforeFactor ? 'signedInWithoutFactor' : ACCESS[access])] : []
  if (method === 'GET') return [...limits, ...who]
  return [
    unread ? smallFormOnly : upload ? uploadOnly : jsonOnly(bodyKind),
    ...(limits.length > 0 ? limits : [roomWithin(limiter, ['signedOut'])]),
    sameOrigin(site.ownOrigin),
    ...who,
    ...(upload || unread ? [] : [readJson(bodyKind)]),
  ]
}

const ACCESS = { recognised: 'recognised', session: 'signedIn', admin: 'adminsOnly' } as const

/** Counts the request against its sender's limit; refuses it beyond. */
export const rateLimit = (limiter: RateLimiter, name: RateLimitName) =>
  async function rateLimitMiddleware(context: HttpContext, next: NextFn): Promise<void> {
    await limiter.spend(name, clientAddress(context))
    await next()
  }

/** Handles at most this many requests at once and refuses the others, so that an overloaded process stays fast. */
export function limitConcurrency(maxRunning: number): Middleware {
  let running = 0
  return async function limitConcurrencyMiddleware(_context, next) {
    if (running >= maxRunning) throw new Refused('busy')
    running++
    try {
      await next()
    } finally {
      running--
    }
  }
}

/** Of the connections that all visitors share (`DATABASE_POOL`). */
const WRITES_AT_ONCE = 4
/** More than any screen sends together. */
const WRITES_WAITING = 60

/**
 * Lets one account's writes wait for each other, and refuses those beyond: they may all want the same row, and would
 * wait for it on every connection to the database.
 */
export function limitWritesOf(auth: Pick<HttpDependencies['auth'], 'viewerIfAny'>): Middleware {
  const turns = new Map<string, { policy: BulkheadPolicy; users: number }>()
  return async function limitWritesMiddleware(context, next) {
    const { id } = auth.viewerIfAny(context) ?? {}
    if (id === undefined) {
      await next()
      return
    }
    const own = turns.get(id) ?? { policy: bulkhead(WRITES_AT_ONCE, WRITES_WAITING), users: 0 }
    turns.set(id, own)
    own.users++
    try {
      await own.policy.execute(() => next())
    } catch (error) {
      throw isBulkheadRejectedError(error) ? new Refused('busy') : error
    } finally {
      if (--own.users === 0) turns.delete(id)
    }
  }
}

/** Refuses senders who have exhausted a limit before the body is read; the use case counts. */
const roomWithin = (limiter: RateLimiter, names: readonly RateLimitName[]) =>
  async function roomWithinMiddleware(context: HttpContext, next: NextFn): Promise<void> {
    for (const name of names) await limiter.requireRoom(name, clientAddress(context))
    await next()
  }

/**
 * Refuses writes from another site's page. Uses `Sec-Fetch-Site` if the browser sends it, otherwise `Origin`; a request
 * with neither comes from no browser and has no cookie to abuse. Without a configured origin the request's own host
 * counts.
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
