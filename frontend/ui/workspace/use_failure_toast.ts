import { useCallback, useEffect, useEffectEvent } from 'react'
import { formMessageOf, HttpError, isOffline, messageOf } from '#frontend/lib/http_error.ts'
import { useEndSession } from '#frontend/api/session.ts'
import { isTakenAway, openLogin, sessionEnd, setSignedIn } from '#frontend/lib/session_end.ts'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'

const EXPIRED = {
  title: 'Sessão expirada',
  description: 'Por favor, faça login novamente.',
  tone: 'error',
  action: { label: 'Entrar de novo', onSelect: openLogin },
} as const

const BLOCKED = {
  title: 'Conta bloqueada',
  description: 'Nada foi salvo. Fale com o suporte.',
  tone: 'error',
} as const

/** Returns whether a request failed because the session has ended. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401
}

/** Says why a request found the session ended, and how to continue without leaving the screen. */
export function useShowExpiry(): (error: unknown) => void {
  const toast = useToast()
  const endSession = useEndSession()
  return useCallback(
    (error) => {
      if (isTakenAway(sessionEnd())) return
      const isBlocked = error instanceof HttpError && error.code === 'session_blocked'
      setSignedIn(null)
      endSession(isBlocked ? 'blocked' : 'expired')
      toast(isBlocked ? BLOCKED : EXPIRED)
    },
    [toast, endSession],
  )
}

/** Returns whether the server refused or was unreachable, which can be explained. */
function isExplained(error: unknown): boolean {
  return isOffline(error) || (error instanceof HttpError && error.status >= 400 && error.status < 500)
}

type ShowFailure = (error: unknown, title: string, words?: string) => void

function useSaying(describe: typeof messageOf): ShowFailure {
  const toast = useToast()
  const showExpiry = useShowExpiry()
  return (error, title, words) => {
    if (isSessionOver(error)) return showExpiry(error)
    const description = words ?? (isExplained(error) ? describe(error, '') : '')
    toast({ title, tone: 'error', ...(description && { description }) })
  }
}

/** Shows a failed action's toast, or that the session has ended; `words` may explain more than the refusal. */
export const useFailureToast = () => useSaying(messageOf)

/** The same for a form, whose input stays. */
export const useFormFailureToast = () => useSaying(formMessageOf)

/** Reports that a read found the session ended; other failures appear in place of the data. */
export function useReadFailure(error: Error | null): void {
  const showFailure = useFailureToast()
  const notify = useEffectEvent(() => showFailure(error, ''))
  useEffect(() => {
    if (isSessionOver(error)) notify()
  }, [error])
}
