import type { Greeted } from '#frontend/api/session.ts'
import { PERSONAL_SCREENS } from '#contract/private_screens.ts'
import { paths } from '#frontend/paths.ts'

const VISITORS_PATHS: readonly string[] = [paths.login, paths.registerProfessional]
const MEMBERS_PATHS = Object.values<string>(PERSONAL_SCREENS).filter((path) => !VISITORS_PATHS.includes(path))

/** Returns whether the path is a screen of logged-in people. */
export const isMembersPath = (pathname: string): boolean => MEMBERS_PATHS.includes(pathname)

const BASE = 'https://own.invalid'

/** Returns the path and query of a members' screen of this site that this role may see; null for anything else. */
function ownPath(asked: unknown, role: Greeted['role']): string | null {
  if (typeof asked !== 'string' || !URL.canParse(asked, BASE)) return null
  const { origin, pathname, search } = new URL(asked, BASE)
  const isForAdmins = pathname === paths.admin || pathname.startsWith(`${paths.admin}/`)
  if (origin !== BASE || !isMembersPath(pathname) || (isForAdmins && role !== 'admin')) return null
  return `${pathname}${search}`
}

/** The page after a login: the members' screen that was asked for, else by role. */
export function startPathOf(
  { role, mustAddFactor }: Pick<Greeted, 'role' | 'mustAddFactor'>,
  asked?: unknown,
): string {
  if (mustAddFactor) return paths.security
  return ownPath(asked, role) ?? (role === 'admin' ? paths.admin : paths.dashboard)
}
