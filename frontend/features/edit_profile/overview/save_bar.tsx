import { Button, Spinner } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { paths } from '#frontend/paths.ts'
import { useUnsaved } from '#frontend/ui/workspace/drafts/use_unsaved.ts'
import { useEditor } from '../drafts/editor_context.tsx'

interface Props {
  formId: string
  isSending: boolean
}

/** Stays at the foot of the screen: whether something is unsaved, and the two ways out. */
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
