import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

/**
 * Returns the token of the mailed link that opened this screen and removes it from the address bar and the history, so
 * that it cannot be read there later: `own` is the screen's address, `other` where a visitor without a token goes.
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
