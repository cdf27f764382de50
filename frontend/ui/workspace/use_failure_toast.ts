import { useCallback, useEffect, useEffectEvent } from 'react'
import { formMessageOf, HttpError, isOffline, messageOf } from '#frontend/lib/http_error.ts'
import { openLogin, setSessionOver, setSignedInFlag } from '#frontend/lib/session_end.ts'
import { useToast } from '../toast_provider.tsx'

const EXPIRED = {
  title: 'Sessão expirada',
  description: 'Por favor, faça login novamente.',
  tone: 'error',
  action: { label: 'Entrar de novo', onSelect: openLogin },
} as const

/** Whether the session behind a request is over. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401
}

/** Says that the session is over, and how to go on without leaving the screen. */
export function useShowExpiry(): () => void {
  const toast = useToast()
  return useCallback(() => {
    setSignedInFlag(false)
    setSessionOver(true)
    toast(EXPIRED)
  }, [toast])
}

/** Whether the server refused something, or was out of reach; it may then be said why. */
function isExplained(error: unknown): boolean {
  return isOffline(error) || (error instanceof HttpError && error.status >= 400 && error.status < 500)
}

type ShowFailure = (error: unknown, title: string, words?: string) => void

function useSaying(describe: typeof messageOf): ShowFailure {
  const toast = useToast()
  const showExpiry = useShowExpiry()
  return (error, title, words) => {
    if (isSessionOver(error)) return showExpiry()
    const description = words ?? (isExplained(error) ? describe(error, '') : '')
    toast({ title, tone: 'error', ...(description && { description }) })
  }
}

/** Says that something failed, under the deed's own title, or that the session is over; `words` tell more than a refusal does by itself. */
export const useFailureToast = () => useSaying(messageOf)

/** As `useFailureToast`, of a form, which keeps what is typed into it. */
export const useFormFailureToast = () => useSaying(formMessageOf)

/** Tells that the session is over where a read found it so; other failures stand in the place of what was read. */
export function useReadFailure(error: Error | null): void {
  const showFailure = useFailureToast()
  const notify = useEffectEvent(() => showFailure(error, ''))
  useEffect(() => {
    if (isSessionOver(error)) notify()
  }, [error])
}
