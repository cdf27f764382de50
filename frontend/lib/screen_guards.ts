import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CurrentUser } from '#contract/accounts.ts'
import { useCurrentUser, useMember } from '#frontend/api/session.ts'
import { setSignedInFlag, tellLoggedIn } from './session_end.ts'
import { startPathOf } from './start_path.ts'

export interface Membership {
  /** Null until the server has said who it is, and for a visitor on the way out. */
  member: CurrentUser | null
  hasFailed: boolean
  tryAgain: () => void
}

/** Sends a visitor `elsewhere`; gives whoever is logged in to a screen that is theirs. */
export function useMembersOnly(elsewhere: string): Membership {
  const { member, hasFailed, tryAgain } = useMember()
  const navigate = useNavigate()
  useEffect(() => {
    if (member === null) void navigate(elsewhere, { replace: true })
    if (member) setSignedInFlag(true)
  }, [member, navigate, elsewhere])
  return { member: member ?? null, hasFailed, tryAgain }
}

/** Sends whoever is logged in, or has just logged in, on to where they begin. */
export function useVisitorsOnly(): void {
  const user = useCurrentUser()
  const navigate = useNavigate()
  useEffect(() => {
    if (!user) return
    tellLoggedIn()
    void navigate(startPathOf(user), { replace: true })
  }, [user, navigate])
}
