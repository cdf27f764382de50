import { useBlocker, type BlockerFunction } from 'react-router-dom'
import { useSessionOver } from '#frontend/lib/session_end.ts'
import { ConfirmDialog } from '#frontend/ui/workspace/confirm_dialog.tsx'
import { useCloseWarning } from '#frontend/ui/workspace/drafts/use_close_warning.ts'
import { useUnsaved } from '#frontend/ui/workspace/drafts/use_unsaved.ts'
import { useEditor } from './editor_context.tsx'

/** Asks before unsaved changes are left; once the session is over they are kept, so nothing is asked. */
export function LeaveGuard() {
  const { drafts } = useEditor()
  const hasExpired = useSessionOver()
  useCloseWarning(useUnsaved(drafts) && !hasExpired)
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
