import type { HttpContext, Route, Router } from '@adonisjs/core/http'
import { Refused } from './refusals.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Controller = (context: HttpContext) => void | Promise<void>

/** `:id`, `:locationId` and so on. */
const ID_PARAMETER = /:(id|\w+Id)\b/g
const ALL_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/** The router, remembering what it was told, so that the rest can be refused properly and tests can ask for the list. */
export class RouteTable {
  readonly #router: Router
  readonly #methods = new Map<string, Set<string>>()

  constructor(router: Router) {
    this.#router = router
  }

  get = (pattern: string, controller: Controller) => this.#add('GET', pattern, controller)
  post = (pattern: string, controller: Controller) => this.#add('POST', pattern, controller)
  put = (pattern: string, controller: Controller) => this.#add('PUT', pattern, controller)
  patch = (pattern: string, controller: Controller) => this.#add('PATCH', pattern, controller)
  delete = (pattern: string, controller: Controller) => this.#add('DELETE', pattern, controller)

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
    for (const [, name = ''] of pattern.matchAll(ID_PARAMETER))
      route.where(name, this.#router.matchers.uuid())
    return route
  }

  #add(method: Method, pattern: string, controller: Controller): Route {
    const methods = this.#methods.get(pattern) ?? new Set()
    this.#methods.set(pattern, methods.add(method))
    return this.#route(pattern, method === 'GET' ? ['GET', 'HEAD'] : [method], controller)
  }
}

const refuse = (code: 'not_found' | 'method_not_allowed', headers: Record<string, string> = {}) =>
  function refuseController(): never {
    throw new Refused(code, { headers })
  }
