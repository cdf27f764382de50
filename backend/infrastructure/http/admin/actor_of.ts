import type { HttpContext } from '@adonisjs/core/http'
import type { Actor } from '#application/audit/actor.ts'
import type { Visitors } from '../session/visitors.ts'

/** Who acts, on a route that demands a session. */
export function actorOf(visitors: Visitors, context: HttpContext): Actor {
  const { id, role } = visitors.viewer(context)
  return { kind: role === 'admin' ? 'admin' : 'professional', id }
}
