import type { HttpContext, Route, Router } from '@adonisjs/core/http'
import { actorOf } from '#application/audit/actor.ts'
import type { Result } from '#domain/shared/result.ts'
import type { HttpDependencies } from './dependencies.ts'
import {
  guardsOf,
  limitConcurrency,
  limitWritesOf,
  type Middleware,
  type NamedMiddleware,
  namedMiddleware,
} from './middleware/guards_of.ts'
import type { Call, CodeOf, Handler, NameOf, Operation, UnreadCall } from './operation.ts'
import { readInput } from './parse.ts'
import { Refused } from './refusals.ts'
import { sendAnswer, unwrapOrRefuse } from './respond.ts'

type Controller = (context: HttpContext) => void | Promise<void>

interface RouteOptions<Described extends Operation> {
  /** Decides whether the viewer may call at all, before query and body are parsed and their errors reported. */
  permit?: (call: UnreadCall<Described>) => Promise<Result<unknown, CodeOf<Described>>>
  /** Middleware after the guards that the operation implies. */
  guards?: readonly Middleware[]
}

/** A table with an added operation, for the types of callers. */
interface Holds<Described extends Operation> {
  readonly calls?: { readonly [Name in NameOf<Described>]: Described }
}

/** All operations that were added to the tables. */
export type OperationsOf<Tables> = Tables extends readonly (infer Each)[]
  ? OperationsOf<Each>
  : Tables extends { readonly calls?: infer Calls }
    ? NonNullable<Calls>[keyof NonNullable<Calls>]
    : never

/** `:id`, `:locationId` and so on. */
const ID_PARAMETER = /:(id|\w+Id)\b/g
const UUID = {
  match: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  cast: (id: string) => id.toLowerCase(),
}
const ALL_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/** The last of them waits a quarter of a second at 500 responses a second (docs/operations.md). */
const MAX_READS = 128

/** Wraps the router and records the routes, for 405 responses and the API's description. */
export class RouteTable {
  readonly operations: Operation[] = []
  /** For all reads, pages included. Writes are few, and worth waiting for. */
  readonly limitReads = limitConcurrency(MAX_READS)
  readonly #limitWrites: Middleware
  readonly #router: Router
  readonly #named: NamedMiddleware
  readonly #app: HttpDependencies
  readonly #methods = new Map<string, Set<string>>()

  constructor(router: Router, app: HttpDependencies) {
    this.#router = router
    this.#named = namedMiddleware(router)
    this.#app = app
    this.#limitWrites = limitWritesOf(app.auth)
  }

  /** Handles an API call with `handle`, which receives the parsed input. */
  add<const Described extends Operation>(
    operation: Described,
    handle: Handler<Described>,
    { permit, guards }: RouteOptions<Described> = {},
  ): asserts this is this & Holds<Described> {
    const { auth } = this.#app
    const { access } = operation
    async function operationController(context: HttpContext): Promise<void> {
      const viewer = access && auth.viewerIfAny(context)
      const unread = { params: context.params, viewer, by: viewer && actorOf(viewer), context }
      const input = await readInput(context, operation, async () => {
        if (permit) unwrapOrRefuse(await permit(unread as UnreadCall<Described>))
      })
      sendAnswer(context, operation, unwrapOrRefuse(await handle({ ...unread, ...input } as Call<Described>)))
    }
    this.addController(operation, operationController, guards)
  }

  /** Handles an API call with a controller, behind the guards that the operation implies. */
  addController<const Described extends Operation>(
    operation: Described,
    controller: Controller,
    guards: readonly Middleware[] = [],
  ): asserts this is this & Holds<Described> {
    const { method, path, access } = operation
    this.operations.push(operation)
    const { pages } = this.#app
    async function writeController(context: HttpContext): Promise<void> {
      await controller(context)
      pages.noteWrite()
    }
    const isRead = method === 'GET'
    this.#add(method, path, isRead ? controller : writeController).use([
      ...(isRead ? [this.limitReads] : []),
      ...guardsOf(this.#app, this.#named, operation),
      ...(!isRead && access ? [this.#limitWrites] : []),
      ...guards,
    ])
  }

  /** Handles an address outside the API with a controller. */
  get(pattern: string, controller: Controller): Route {
    return this.#add('GET', pattern, controller)
  }

  /** Routes in the order of their addition, such as `GET /api/professionals/:id`. */
  list(): string[] {
    return [...this.#methods].flatMap(([pattern, methods]) =>
      [...methods].map((method) => `${method} ${pattern}`),
    )
  }

  /** Answers 405 for a known path with another method, 404 for an unknown one under /api or /health; both in JSON. */
  refuseTheRest(): void {
    for (const [pattern, methods] of this.#methods) {
      const allowed = methods.has('GET') ? [...methods, 'HEAD'] : [...methods]
      const others = ALL_METHODS.filter((method) => !allowed.includes(method))
      this.#route(pattern, others, refuse('method_not_allowed', { allow: allowed.join(', ') }))
    }
    for (const prefix of ['/api', '/health']) {
      this.#router.route(prefix, ALL_METHODS, refuse('not_found'))
      this.#router.route(`${prefix}/*`, ALL_METHODS, refuse('not_found'))
    }
  }

  /** A malformed id is an unknown path, so `/professionals/:id` never matches `/professionals/search`. */
  #route(pattern: string, methods: string[], controller: Controller): Route {
    const route = this.#router.route(pattern, methods, controller)
    for (const [, name = ''] of pattern.matchAll(ID_PARAMETER)) route.where(name, UUID)
    return route
  }

  #add(method: Operation['method'], pattern: string, controller: Controller): Route {
    const methods = this.#methods.get(pattern) ?? new Set()
    this.#methods.set(pattern, methods.add(method))
    return this.#route(pattern, method === 'GET' ? ['GET', 'HEAD'] : [method], controller)
  }
}

const refuse = (code: 'not_found' | 'method_not_allowed', headers: Record<string, string> = {}) =>
  function refuseController(): never {
    throw new Refused(code, { headers })
  }
