import { useQueryClient } from '@tanstack/react-query'
import { currentUserOptions } from '#frontend/api/session.ts'
import { HttpError } from '#frontend/lib/http_error.ts'
import { paths } from '#frontend/paths.ts'
import { useToast } from '#frontend/ui/toast_provider.tsx'

const EXPIRED = { title: 'Sessão expirada', description: 'Por favor, faça login novamente.' }

/** Whether the session behind a request is over. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401
}

/** What the server says of a refusal; nothing where it failed or was never reached. */
function refusalOf(error: unknown): string | null {
  const isRefusal = error instanceof HttpError && error.status >= 400 && error.status < 500
  return isRefusal ? error.serverMessage : null
}

/** Says that something failed, under the deed's own title, or that the session is over; `words` tell more than a refusal does by itself. */
export function useFailureToast(): (error: unknown, title: string, words?: string) => void {
  const toast = useToast()
  const queryClient = useQueryClient()
  return (error, title, words) => {
    if (isSessionOver(error)) {
      toast({ ...EXPIRED, tone: 'error' })
      queryClient.setQueryData(currentUserOptions.queryKey, null)
      return
    }
    const description = words ?? refusalOf(error)
    toast({ title, tone: 'error', ...(description && { description }) })
  }
}

/** As `useFailureToast`, but stays on the screen when the session is over, so that nothing typed is lost. */
export function useFormFailureToast(): (error: unknown, title: string) => void {
  const toast = useToast()
  const sayFailure = useFailureToast()
  return (error, title) => {
    if (!isSessionOver(error)) return sayFailure(error, title)
    const logIn = () => window.open(paths.login, '_blank', 'noopener')
    toast({ ...EXPIRED, tone: 'error', action: { label: 'Entrar em nova aba', onSelect: logIn } })
  }
}
