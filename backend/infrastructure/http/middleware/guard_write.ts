import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { HttpDependencies } from '../dependencies.ts'
import { roomWithin } from './rate_limit.ts'
import { type BodyKind, jsonOnly, readJson } from './read_json.ts'
import { sameOrigin } from './same_origin.ts'

type Middleware = (context: HttpContext, next: NextFn) => Promise<void>

interface Write {
  /** What counts or limits its sender; where only people who are logged in may, how often others tried. */
  limits?: Middleware[]
  /** Who may, or is asked. */
  who?: Middleware
  body?: BodyKind
}

/**
 * What a call that changes something has to pass, in this order: type and size as its headers tell them, the limits of its
 * sender, its origin, its session. Only then is its body read.
 */
export function guardWrite(
  { limiter, site }: Pick<HttpDependencies, 'limiter' | 'site'>,
  { limits = [roomWithin(limiter, ['signedOut'])], who, body = 'form' }: Write,
): Middleware[] {
  return [jsonOnly(body), ...limits, sameOrigin(site.ownOrigin), ...(who ? [who] : []), readJson(body)]
}
