import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CurrentUser } from '#contract/accounts.ts'
import { paths } from '#frontend/paths.ts'
import { useCurrentUser, useMember } from '#frontend/api/session.ts'
import { setSignedInFlag, notifyLoggedIn } from './session_end.ts'
import { startPathOf } from './start_path.ts'

export interface Membership {
  /** Null until the server has said who it is, and for a visitor on the way out. */
  member: CurrentUser | null
  hasFailed: boolean
  tryAgain: () => void
}

/** Sends a visitor `elsewhere`, and an administrator who owes the second factor to where it is set up; gives whoever is logged in to a screen that is theirs. */
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

/** Sends whoever is logged in, or has just logged in, on to where they begin. */
export function useVisitorsOnly(): void {
  const user = useCurrentUser()
  const navigate = useNavigate()
  useEffect(() => {
    if (!user) return
    notifyLoggedIn()
    void navigate(startPathOf(user), { replace: true })
  }, [user, navigate])
}
