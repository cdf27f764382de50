import type { HttpContext, Route, Router } from '@adonisjs/core/http'
import { actorOf } from '#application/audit/actor.ts'
import type { Result } from '#domain/shared/result.ts'
import type { HttpDependencies } from './dependencies.ts'
import { guardsOf, limitConcurrency, type Middleware } from './middleware/guards_of.ts'
import type { Call, CodeOf, Handler, NameOf, Operation, UnreadCall } from './operation.ts'
import { readInput } from './parse.ts'
import { Refused } from './refusals.ts'
import { sendAnswer, unwrapOrRefuse } from './respond.ts'

type Controller = (context: HttpContext) => void | Promise<void>

interface RouteOptions<Described extends Operation> {
  /** Whether the viewer may call at all; who may not is told so, and never what is wrong with their query or body. */
  permit?: (call: UnreadCall<Described>) => Promise<Result<unknown, CodeOf<Described>>>
  /** What a call passes after the guards that the operation names. */
  guards?: readonly Middleware[]
}

/** A table to which an operation was added, so that whoever calls knows its path, what it takes and what it answers. */
interface Holds<Described extends Operation> {
  readonly calls?: { readonly [Name in NameOf<Described>]: Described }
}

/** All operations that were added to some tables. */
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

/** The last of them waits for a quarter of a second, where a process answers 500 a second (docs/operations.md). */
const MAX_READS = 128

/** The router, remembering what it was told, so that the rest can be refused properly and the API be described. */
export class RouteTable {
  readonly operations: Operation[] = []
  /** What all reads pass, those of pages too. Writes are few, and worth waiting for. */
  readonly limitReads = limitConcurrency(MAX_READS)
  readonly #router: Router
  readonly #app: HttpDependencies
  readonly #methods = new Map<string, Set<string>>()

  constructor(router: Router, app: HttpDependencies) {
    this.#router = router
    this.#app = app
  }

  /** Has `handle` answer a call of the API, given what the operation's schemas make of it. */
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

  /** Has a controller answer a call of the API by itself, behind the guards that the operation names. */
  addController<const Described extends Operation>(
    operation: Described,
    controller: Controller,
    guards: readonly Middleware[] = [],
  ): asserts this is this & Holds<Described> {
    const { method, path } = operation
    this.operations.push(operation)
    const { pages } = this.#app
    async function writeController(context: HttpContext): Promise<void> {
      await controller(context)
      pages.noteWrite()
    }
    const isRead = method === 'GET'
    this.#add(method, path, isRead ? controller : writeController).use([
      ...(isRead ? [this.limitReads] : []),
      ...guardsOf(this.#app, operation),
      ...guards,
    ])
  }

  /** Has a controller answer an address that is no call of the API. */
  get(pattern: string, controller: Controller): Route {
    return this.#add('GET', pattern, controller)
  }

  /** `GET /api/professionals/:id` and so on, as they were added. */
  list(): string[] {
    return [...this.#methods].flatMap(([pattern, methods]) =>
      [...methods].map((method) => `${method} ${pattern}`),
    )
  }

  /** A known address asked by another method answers 405; an unknown one under /api or /health 404. Both in JSON. */
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

  /** An id that cannot be one is an unknown address, so `/professionals/:id` never answers for `/professionals/search`. */
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
