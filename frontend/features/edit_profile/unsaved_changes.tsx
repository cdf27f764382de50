import { Button, Spinner } from '@radix-ui/themes'
import { Link, useBlocker, type BlockerFunction } from 'react-router-dom'
import { History } from 'lucide-react'
import { useState } from 'react'
import { paths } from '#frontend/paths.ts'
import { useUnsaved } from '#frontend/ui/workspace/drafts/use_unsaved.ts'
import { DraftNotice } from '#frontend/ui/workspace/drafts/draft_notice.tsx'
import { useSessionOver } from '#frontend/lib/session_end.ts'
import { ConfirmDialog } from '#frontend/ui/workspace/confirm_dialog.tsx'
import { useCloseWarning } from '#frontend/ui/workspace/drafts/use_close_warning.ts'
import { useEditor } from './editor_context.tsx'

interface Props {
  formId: string
  isSending: boolean
}

/** Fixed at the bottom of the screen: whether something is unsaved, cancel and save. */
export function SaveBar({ formId, isSending }: Props) {
  const isUnsaved = useUnsaved(useEditor().drafts)
  return (
    <div className="save-bar">
      <p className="save-bar-state" aria-live="polite">
        {isUnsaved ? 'Há alterações não salvas' : 'Tudo salvo'}
      </p>
      <Button size="3" variant="soft" color="gray" asChild>
        <Link to={paths.dashboard}>Cancelar</Link>
      </Button>
      <Button type="submit" form={formId} size="3" aria-disabled={isSending || undefined}>
        {isSending && <Spinner aria-hidden="true" />}
        {isSending ? 'Salvando…' : 'Salvar Alterações'}
      </Button>
    </div>
  )
}

/** Tells that an earlier draft was restored; the user keeps or discards it. */
export function RestoredDraftNotice() {
  const { drafts } = useEditor()
  const [isRestoredShown, setRestoredShown] = useState(drafts.wasRestored)
  if (!isRestoredShown) return null
  const discard = () => {
    drafts.dropAll()
    window.location.reload()
  }
  return (
    <DraftNotice
      icon={<History size={20} aria-hidden="true" />}
      text="Recuperamos o que você tinha digitado e ainda não salvou."
    >
      <Button type="button" size="3" variant="soft" onClick={() => setRestoredShown(false)}>
        Continuar
      </Button>
      <Button type="button" size="3" variant="soft" color="gray" onClick={discard}>
        Descartar
      </Button>
    </DraftNotice>
  )
}

/** Asks before the user leaves unsaved changes; after the session ended they are kept in the draft, so it does not ask. */
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
