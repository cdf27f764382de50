import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { Viewer } from '#application/audit/actor.ts'
import type { Account } from '#domain/accounts/account.ts'
import { clientAddress } from '../client_address.ts'
import type { RateLimiter } from '../rate_limiter.ts'
import { Refused } from '../refusals.ts'
import type { HttpSessions } from './http_sessions.ts'

type Recogniser = Pick<HttpSessions, 'recognise'>
type Limits = Pick<RateLimiter, 'spend' | 'requireRoom'>

const READS = new Set(['GET', 'HEAD'])

/** Provides middleware for routes, and the viewer for their controllers. */
export class RequestAuth {
  readonly #sessions: Recogniser
  readonly #limiter: Limits
  readonly #adminsNeedSecondFactor: boolean
  readonly #known = new WeakMap<HttpContext, Viewer | null>()

  constructor(sessions: Recogniser, limiter: Limits, { adminsNeedSecondFactor = false } = {}) {
    this.#sessions = sessions
    this.#limiter = limiter
    this.#adminsNeedSecondFactor = adminsNeedSecondFactor
  }

  asViewer({ id, state }: Account): Viewer {
    const owes = this.#adminsNeedSecondFactor && state.role === 'admin' && !state.hasSecondFactor
    return { id, role: state.role, ...(owes && { mustAddFactor: true }) }
  }

  /** Middleware for public routes whose response depends on the viewer. */
  recognised = async (context: HttpContext, next: NextFn): Promise<void> => {
    const found = await this.#sessions.recognise(context)
    const recognised = found.ok ? this.asViewer(found.value) : null
    const viewer = recognised?.mustAddFactor ? null : recognised
    this.#known.set(context, viewer)
    if (found.ok) context.response.header('cache-control', 'no-store')
    await next()
  }

  /** Middleware: 401 without a session; 429 beyond a person's reads or writes, or beyond calls without a session. */
  signedIn = async (context: HttpContext, next: NextFn): Promise<void> => {
    await this.#requireViewer(context)
    await next()
  }

  /** The same, also for an administrator who still lacks the second factor. */
  signedInWithoutFactor = async (context: HttpContext, next: NextFn): Promise<void> => {
    await this.#requireViewer(context, { beforeFactor: true })
    await next()
  }

  /** Middleware: 401 without a session, 403 for everyone but administrators. */
  adminsOnly = async (context: HttpContext, next: NextFn): Promise<void> => {
    const { role } = await this.#requireViewer(context)
    if (role !== 'admin') throw new Refused('forbidden')
    await next()
  }

  /** Returns the logged-in viewer on a route behind `signedIn` or `adminsOnly`. */
  viewer(context: HttpContext): Viewer {
    const viewer = this.viewerIfAny(context)
    if (!viewer) throw new Refused('signed_out')
    return viewer
  }

  /** Returns the viewer or null. Throws on a route without one of the middlewares above. */
  viewerIfAny(context: HttpContext): Viewer | null {
    const viewer = this.#known.get(context)
    if (viewer === undefined) throw new Error('The route does not ask who is logged in.')
    return viewer
  }

  async #requireViewer(context: HttpContext, { beforeFactor = false } = {}): Promise<Viewer> {
    context.response.header('cache-control', 'no-store')
    const address = clientAddress(context)
    await this.#limiter.requireRoom('signedOut', address)
    const found = await this.#sessions.recognise(context)
    if (!found.ok) {
      await this.#limiter.spend('signedOut', address)
      throw new Refused(found.failure)
    }
    const viewer = this.asViewer(found.value)
    this.#known.set(context, viewer)
    if (viewer.mustAddFactor && !beforeFactor) throw new Refused('second_factor_demanded')
    await this.#limiter.spend(
      READS.has(context.request.method()) ? 'signedInRead' : 'signedInWrite',
      viewer.id,
    )
    return viewer
  }
}
