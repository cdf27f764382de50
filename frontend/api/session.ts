import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '#contract/accounts.ts'
import { HttpError } from '#frontend/lib/http_error.ts'
import { call } from '#frontend/lib/http.ts'
import { sendHeldBack } from '#frontend/lib/held_back.ts'
import { hasSignedInFlag, setSignedInFlag } from '#frontend/lib/session_end.ts'
import { useHydrated, useInBrowser } from '#frontend/lib/use_hydrated.ts'

/** The header's data on the logged-in person. */
export type Greeted = Pick<CurrentUser, 'name' | 'role' | 'mustAddFactor'>

/** Returns the logged-in user; null for a visitor. */
export async function readCurrentUser(): Promise<CurrentUser | null> {
  try {
    return await call('GET /api/user')
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 401) throw error
    setSignedInFlag(false)
    return null
  }
}

export const currentUserOptions = queryOptions({ queryKey: ['/api/user'], queryFn: readCurrentUser })

/** The logged-in user; null for visitors, on the server and until the call returns. */
export function useCurrentUser(): CurrentUser | null {
  const isSignedIn = useInBrowser(hasSignedInFlag, false)
  const { data } = useQuery({ ...currentUserOptions, enabled: isSignedIn })
  return data ?? null
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
    await sendHeldBack()
    await call('POST /api/logout')
    setSignedInFlag(false)
    queryClient.clear()
    queryClient.setQueryData(currentUserOptions.queryKey, null)
  }
}
