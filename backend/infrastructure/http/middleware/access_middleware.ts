import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { RequestAuth } from '../session/request_auth.ts'

type Access = 'recognised' | 'signedIn' | 'signedInWithoutFactor' | 'adminsOnly'

/** Named middleware: decides who may call a route, as `RequestAuth` describes. */
export default class AccessMiddleware {
  static readonly containerInjections = { _constructor: { dependencies: [RequestAuth] } }
  readonly #auth: RequestAuth

  constructor(auth: RequestAuth) {
    this.#auth = auth
  }

  handle(context: HttpContext, next: NextFn, access: Access): Promise<void> {
    return this.#auth[access](context, next)
  }
}
