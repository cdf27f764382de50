import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CurrentUser } from '#contract/accounts.ts'
import { useMember } from '#frontend/api/session.ts'
import { setSignedInFlag } from './signed_in_flag.ts'

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
