import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { currentUserOptions, readCurrentUser } from '#frontend/api/session.ts'
import { onReturn, setSessionOver, useSessionOver } from '#frontend/lib/session_end.ts'
import { setSignedInFlag } from '#frontend/lib/signed_in_flag.ts'
import { startPathOf } from '#frontend/lib/start_path.ts'
import { useToast } from '#frontend/ui/toast_provider.tsx'

/** Goes on where one was once the same person has logged in again; another one begins anew. */
export function useSessionReturn(): void {
  const isOver = useSessionOver()
  const queryClient = useQueryClient()
  const toast = useToast()
  const goOn = useEffectEvent(async () => {
    const user = await readCurrentUser().catch(() => null)
    if (!user) return
    const before = queryClient.getQueryData(currentUserOptions.queryKey)
    if (before && before.id !== user.id) return window.location.assign(startPathOf(user))
    setSessionOver(false)
    setSignedInFlag(true)
    queryClient.setQueryData(currentUserOptions.queryKey, user)
    toast({ title: 'Você entrou de novo', description: 'Pode continuar de onde parou.', tone: 'success' })
    await queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  })
  useEffect(() => (isOver ? onReturn(() => void goOn()) : undefined), [isOver])
}
