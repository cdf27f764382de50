import type { Greeted } from '#frontend/api/session.ts'
import { paths } from '#frontend/paths.ts'

/** The start page after a login, by role, whatever the URL asks. */
export function startPathOf({ role, mustAddFactor }: Pick<Greeted, 'role' | 'mustAddFactor'>): string {
  if (mustAddFactor) return paths.security
  return role === 'admin' ? paths.admin : paths.dashboard
}
