import { useEffect } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router-dom'
import { ConfirmDialog } from '#frontend/ui/workspace/confirm_dialog.tsx'
import { useEditor } from './editor_context.tsx'
import { useUnsaved } from './use_unsaved.ts'

/** Warns before the tab is closed or reloaded. */
function useCloseWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isOn])
}

/** Asks before unsaved changes are left; once the session is over they are kept, so nothing is asked. */
export function LeaveGuard() {
  const { drafts, hasExpired } = useEditor()
  useCloseWarning(useUnsaved() && !hasExpired)
  const leavesUnsaved: BlockerFunction = ({ currentLocation, nextLocation }) =>
    drafts.isUnsaved() && !hasExpired && currentLocation.pathname !== nextLocation.pathname
  const blocker = useBlocker(leavesUnsaved)
  const leave = () => {
    drafts.dropAll()
    blocker.proceed?.()
  }
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      title="Sair sem salvar?"
      description="Há alterações que ainda não foram salvas. Se você sair agora, elas serão perdidas."
      confirmLabel="Sair sem salvar"
      onConfirm={leave}
    />
  )
}
