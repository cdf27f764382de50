import { useEffect, useRef } from 'react'
import type { AdminRow } from '#contract/admin.ts'
import { useChangeUser, type UserChange } from '#frontend/api/admin_users.ts'
import { messageOf } from '#frontend/lib/http_error.ts'
import { professionalName } from '#frontend/lib/professional_name.ts'
import { useToast } from '#frontend/ui/toast_provider.tsx'
import { useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import { DONE, FAILED } from './change_words.ts'

export interface Changing {
  isPending: boolean
  change: (change: UserChange, reason?: string) => void
}

/** A control that is disabled meanwhile loses the focus; it gets it back unless somebody has moved on. */
function useFocusKept(isPending: boolean): () => void {
  const held = useRef<Element | null>(null)
  useEffect(() => {
    if (isPending) return
    const isFree = document.activeElement === null || document.activeElement === document.body
    if (isFree && held.current instanceof HTMLElement) held.current.focus({ preventScroll: true })
    held.current = null
  }, [isPending])
  return () => {
    held.current = document.activeElement
  }
}

/** Changes one user and says how that went. */
export function useChangeUserWithToast(user: AdminRow): Changing {
  const { mutate, isPending } = useChangeUser()
  const toast = useToast()
  const sayFailure = useFailureToast()
  const holdFocus = useFocusKept(isPending)
  const change = (wanted: UserChange, reason = '') => {
    holdFocus()
    mutate(
      { userId: user.id, change: wanted, reason },
      {
        onSuccess: () =>
          toast({ title: DONE[wanted.action], description: professionalName(user), tone: 'success' }),
        onError: (error) => sayFailure(error, 'Erro', messageOf(error, FAILED[wanted.action])),
      },
    )
  }
  return { isPending, change }
}
