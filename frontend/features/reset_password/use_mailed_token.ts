import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '#frontend/paths.ts'
import { useToast } from '#frontend/ui/toast_provider.tsx'

/**
 * The secret of the mailed link, taken out of the address bar and its history at once, so that nobody reads it over
 * a shoulder or in a shared browser. Whoever comes without one is sent to the login.
 */
export function useMailedToken(): string {
  const [address] = useSearchParams()
  const [token] = useState(() => address.get('token') ?? '')
  const navigate = useNavigate()
  const toast = useToast()
  useEffect(() => {
    void navigate(token ? paths.resetPassword : paths.login, { replace: true, state: { keepsFocus: true } })
    if (!token)
      toast({ title: 'Token inválido', description: 'O link de redefinição não é válido.', tone: 'error' })
  }, [token, navigate, toast])
  return token
}
