import type { Greeted } from '#frontend/api/session.ts'
import { paths } from '#frontend/paths.ts'

/** Where somebody begins after logging in; fixed by the role, whatever the address asks. */
export function startPathOf({ role, mustAddFactor }: Pick<Greeted, 'role' | 'mustAddFactor'>): string {
  if (mustAddFactor) return paths.security
  return role === 'admin' ? paths.admin : paths.dashboard
}
