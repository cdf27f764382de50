import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useHydrated } from './use_hydrated.ts'

/**
 * Returns the token of the mailed link, '' without one, and null until that is known. It moves from the address bar into
 * the state of the history's entry, which a reload keeps and no server sees. `own` is the screen's path, `other` the
 * target for a visitor without a token.
 */
export function useMailedToken(own: string, other = own): string | null {
  const [address] = useSearchParams()
  const { state } = useLocation() as { state: { token?: string } | null }
  const [came] = useState(() => address.get('token'))
  const isHydrated = useHydrated()
  const [kept] = useState(() => state)
  const token = came ?? (isHydrated ? (kept?.token ?? '') : null)
  const navigate = useNavigate()
  useEffect(() => {
    if (token === null) return
    void navigate(token ? own : other, { replace: true, state: { ...kept, token, keepsFocus: true } })
  }, [token, own, other, kept, navigate])
  return token
}
