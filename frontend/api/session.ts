import { type Query, queryOptions, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { HttpError } from '#frontend/lib/http_error.ts'
import { call } from '#frontend/lib/http.ts'
import { dropDelayedRequest, sendDelayedRequest } from '#frontend/lib/delayed_request.ts'
import {
  hasSignedInFlag,
  isTakenAway,
  leaveBy,
  type SessionEnd,
  setSessionEnd,
  setSignedIn,
  useSessionEnd,
} from '#frontend/lib/session_end.ts'
import { useHydrated, useInBrowser } from '#frontend/lib/use_hydrated.ts'

/** The header's data on the logged-in person. */
export type Greeted = Pick<CurrentUser, 'name' | 'role' | 'mustAddFactor'>

/** Returns the logged-in user; null for a visitor. */
export async function readCurrentUser(): Promise<CurrentUser | null> {
  try {
    return await call('GET /api/user')
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 401) throw error
    setSignedIn(null)
    return null
  }
}

export const currentUserOptions = queryOptions({ queryKey: ['/api/user'], queryFn: readCurrentUser })

/** The logged-in user; null for visitors, on the server, until the call returns, and once another tab left the account. */
export function useCurrentUser(): CurrentUser | null {
  const isSignedIn = useInBrowser(hasSignedInFlag, false)
  const isGone = isTakenAway(useSessionEnd())
  const { data } = useQuery({ ...currentUserOptions, enabled: isSignedIn })
  return isGone ? null : (data ?? null)
}

/** Asks the server in any case: null for a visitor, undefined until the call returns. */
export function useMember() {
  const isHydrated = useHydrated()
  const { data, isError, refetch } = useQuery({ ...currentUserOptions, enabled: isHydrated })
  return { member: data, hasFailed: isError, tryAgain: () => void refetch() }
}

/** Ends the session and drops all data loaded with it. */
export function useLogOut(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await sendDelayedRequest()
    await leaveBy(async () => {
      await call('POST /api/logout')
      setSignedIn(null)
      queryClient.clear()
      queryClient.setQueryData(currentUserOptions.queryKey, null)
    })
  }
}

/** Shows who is logged in from now on, null for nobody; drops what was loaded for somebody else. */
export function showAccount(queryClient: QueryClient, user: CurrentUser | null): void {
  const before = queryClient.getQueryData(currentUserOptions.queryKey)
  if (before && before.id !== user?.id) queryClient.clear()
  setSignedIn(user?.id ?? null)
  setSessionEnd(null)
  queryClient.setQueryData(currentUserOptions.queryKey, user)
}

/** Reads with patients, other people or sessions in them; not those that typed text rests on (own profile, posts). */
const OWN_READS = /\/(?:contacts|dashboard|reviews\/pending|verification)$/
export const isOwnRead = ({ queryKey: [path] }: Pick<Query, 'queryKey'>): boolean =>
  typeof path === 'string' && OWN_READS.test(path)
const isPersonal = (query: Query) => {
  const [path] = query.queryKey
  return (
    isOwnRead(query) ||
    typeof path !== 'string' ||
    !path.startsWith('/api/') ||
    path.startsWith('/api/account')
  )
}

const EMPTIED = new Error('The session has ended.')

/** Empties what was loaded of patients and other people, and what waits to be sent; what is typed stays. */
function emptyScreens(queryClient: QueryClient): void {
  dropDelayedRequest()
  const cache = queryClient.getQueryCache()
  for (const query of cache.findAll({ predicate: isPersonal })) {
    void query.cancel({ silent: true })
    if (query.isActive())
      query.setState({ data: undefined, error: EMPTIED, status: 'error', fetchStatus: 'idle' })
    else cache.remove(query)
  }
}

/** Ends the session of this tab's screens: nothing that was loaded for it stays. */
export function useEndSession(): (how: SessionEnd) => void {
  const queryClient = useQueryClient()
  return useCallback(
    (how) => {
      setSessionEnd(how)
      emptyScreens(queryClient)
    },
    [queryClient],
  )
}
