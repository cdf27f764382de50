import { Button, Dialog, Spinner } from '@radix-ui/themes'
import { useEffect, useId, useRef } from 'react'
import type { DraftStore } from '#frontend/ui/workspace/drafts/draft_store.ts'
import { useUnsaved } from '#frontend/ui/workspace/drafts/use_unsaved.ts'
import type { LeaveQuestion } from './use_leave_question.ts'

interface Props {
  formId: string
  isNew: boolean
  isSending: boolean
  drafts: DraftStore
  question: LeaveQuestion
}

/** Stays at the foot of the editor: what is unsaved and the two ways out, or what to do with it before leaving. */
export function EditorFoot({ question, ...saving }: Props) {
  return question.isAsking ? <LeavePanel question={question} /> : <SavePanel {...saving} />
}

function SavePanel({ formId, isNew, isSending, drafts }: Omit<Props, 'question'>) {
  const isUnsaved = useUnsaved(drafts)
  return (
    <div className="post-editor-foot">
      <p className="post-editor-state" aria-live="polite">
        {isUnsaved ? 'Rascunho guardado neste navegador' : isNew ? 'Nada digitado ainda' : 'Tudo salvo'}
      </p>
      <Dialog.Close>
        <Button type="button" size="3" variant="soft" color="gray">
          Cancelar
        </Button>
      </Dialog.Close>
      <Button type="submit" form={formId} size="3" aria-disabled={isSending || undefined}>
        {isSending && <Spinner aria-hidden="true" />}
        {isSending ? 'Salvando…' : isNew ? 'Criar Post' : 'Salvar Alterações'}
      </Button>
    </div>
  )
}

/** Asked within the editor itself, so that no dialog stands upon another. */
function LeavePanel({ question: { stay, leave, discard } }: { question: LeaveQuestion }) {
  const titleId = useId()
  const harmless = useRef<HTMLButtonElement>(null)
  useEffect(() => harmless.current?.focus(), [])
  return (
    <div className="post-editor-foot" role="alertdialog" aria-labelledby={titleId}>
      <p id={titleId} className="post-editor-question">
        <strong>Sair sem salvar?</strong> O rascunho pode ficar guardado neste navegador.
      </p>
      <Button type="button" size="3" variant="soft" color="red" onClick={discard}>
        Descartar
      </Button>
      <Button type="button" size="3" variant="soft" color="gray" onClick={leave}>
        Guardar rascunho e sair
      </Button>
      <Button ref={harmless} type="button" size="3" onClick={stay}>
        Continuar escrevendo
      </Button>
    </div>
  )
}
