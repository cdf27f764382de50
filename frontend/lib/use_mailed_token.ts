import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

/**
 * Returns the token of the mailed link and removes it from the address bar and the history: `own` is the screen's path,
 * `other` the target for a visitor without a token.
 */
export function useMailedToken(own: string, other = own): string {
  const [address] = useSearchParams()
  const [token] = useState(() => address.get('token') ?? '')
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(token ? own : other, { replace: true, state: { keepsFocus: true } })
  }, [token, own, other, navigate])
  return token
}
