import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CurrentUser } from '#contract/accounts.ts'
import { paths } from '#frontend/paths.ts'
import { useCurrentUser, useMember } from '#frontend/api/session.ts'
import { setSignedInFlag, notifyLoggedIn } from './session_end.ts'
import { startPathOf } from './start_path.ts'

export interface Membership {
  /** Null until the session is read, and for a visitor being redirected. */
  member: CurrentUser | null
  hasFailed: boolean
  tryAgain: () => void
}

/** Redirects visitors to `elsewhere`, administrators without the demanded second factor to its setup. */
export function useMembersOnly(elsewhere: string): Membership {
  const { member, hasFailed, tryAgain } = useMember()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    if (member === null) void navigate(elsewhere, { replace: true })
    if (member) setSignedInFlag(true)
    if (member?.mustAddFactor && pathname !== paths.security) void navigate(paths.security, { replace: true })
  }, [member, navigate, elsewhere, pathname])
  return { member: member ?? null, hasFailed, tryAgain }
}

/** Redirects logged-in users to their start page. */
export function useVisitorsOnly(): void {
  const user = useCurrentUser()
  const navigate = useNavigate()
  useEffect(() => {
    if (!user) return
    notifyLoggedIn()
    void navigate(startPathOf(user), { replace: true })
  }, [user, navigate])
}
