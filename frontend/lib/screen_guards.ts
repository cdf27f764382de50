import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CurrentUser } from '#contract/accounts.ts'
import { paths } from '#frontend/paths.ts'
import { useCurrentUser, useMember } from '#frontend/api/session.ts'
import { notifyLoggedIn, sessionEnd, setSignedIn } from './session_end.ts'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { startPathOf } from './start_path.ts'

export interface Membership {
  /** Null until the session is read, and for a visitor being redirected. */
  member: CurrentUser | null
  hasFailed: boolean
  tryAgain: () => void
}

interface AskedFor {
  askedFor?: string
}

/** The members' screen that a visitor asked for, for the login; kept in the history's entry, never in the address. */
export function useAskedFor(): AskedFor {
  const { state } = useLocation() as { state: AskedFor | null }
  return { ...(state?.askedFor && { askedFor: state.askedFor }) }
}

/** Redirects visitors to `elsewhere`, from where the login leads back here; administrators without the demanded second factor to its setup. */
export function useMembersOnly(elsewhere: string = paths.login): Membership {
  const { member, hasFailed, tryAgain } = useMember()
  const navigate = useNavigate()
  const toast = useToast()
  const { pathname, search } = useLocation()
  useEffect(() => {
    const state: AskedFor = { askedFor: `${pathname}${search}` }
    if (member === null) void navigate(elsewhere, { replace: true, state })
    if (member === null && elsewhere !== paths.login)
      toast({
        title: 'Entre para continuar',
        action: { label: 'Entrar', onSelect: () => void navigate(paths.login, { state }) },
      })
    if (member && !sessionEnd()) setSignedIn(member.id)
    if (member?.mustAddFactor && pathname !== paths.security) void navigate(paths.security, { replace: true })
  }, [member, navigate, toast, elsewhere, pathname, search])
  return { member: member ?? null, hasFailed, tryAgain }
}

/** Redirects logged-in users to the screen that they asked for, else to their start page. */
export function useVisitorsOnly(): void {
  const user = useCurrentUser()
  const { askedFor } = useAskedFor()
  const navigate = useNavigate()
  useEffect(() => {
    if (!user) return
    notifyLoggedIn()
    void navigate(startPathOf(user, askedFor), { replace: true })
  }, [user, navigate, askedFor])
}
