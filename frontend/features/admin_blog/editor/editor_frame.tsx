import { Button, Dialog, IconButton, Spinner } from '@radix-ui/themes'
import { Eye, PenLine, X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router-dom'
import type { DraftStore } from '#frontend/ui/workspace/drafts/draft_store.ts'
import { useUnsaved } from '#frontend/ui/workspace/drafts/use_unsaved.ts'
import { useCloseWarning } from '#frontend/ui/workspace/drafts/use_close_warning.ts'
import { openedIn } from '../posts_in_url.ts'

/** Fixed at the top of the editor. */
export function DialogHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="post-editor-head">
      <Dialog.Title className="post-editor-title">{title}</Dialog.Title>
      {children}
      <Dialog.Close>
        <IconButton type="button" size="3" variant="ghost" color="gray" aria-label="Fechar">
          <X size={20} aria-hidden="true" />
        </IconButton>
      </Dialog.Close>
    </div>
  )
}

export type Mode = 'form' | 'preview'

const MODES = [
  { mode: 'form', label: 'Escrever', Icon: PenLine },
  { mode: 'preview', label: 'Prévia', Icon: Eye },
] as const

/** Between the fields and how they will look. */
export function ModeSwitch({ mode: chosen, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  return (
    <fieldset className="mode-switch" aria-label="Modo">
      {MODES.map(({ mode, label, Icon }) => (
        <button
          key={mode}
          type="button"
          className="mode-choice"
          aria-pressed={mode === chosen}
          onClick={() => onChange(mode)}
        >
          <Icon size={16} aria-hidden="true" />
          {label}
        </button>
      ))}
    </fieldset>
  )
}

interface FootProps {
  formId: string
  isNew: boolean
  isSending: boolean
  drafts: DraftStore
  question: LeaveQuestion
}

/** Fixed at the bottom of the editor: the draft's state, cancel and save; or the question before leaving. */
export function EditorFoot({ question, ...saving }: FootProps) {
  return question.isAsking ? <LeavePanel question={question} /> : <SavePanel {...saving} />
}

function SavePanel({ formId, isNew, isSending, drafts }: Omit<FootProps, 'question'>) {
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

/** Shown within the editor, so that no dialog covers another. */
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

const openedAt = ({ search }: { search: string }) => openedIn(new URLSearchParams(search))

/** Blocks closing the editor while something is unsaved, until the user chooses to stay, keep the draft or discard it. */
export function useLeaveQuestion(drafts: DraftStore) {
  useCloseWarning(useUnsaved(drafts))
  const leavesUnsaved: BlockerFunction = ({ currentLocation, nextLocation }) =>
    drafts.isUnsaved() &&
    (currentLocation.pathname !== nextLocation.pathname ||
      openedAt(currentLocation) !== openedAt(nextLocation))
  const blocker = useBlocker(leavesUnsaved)
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    discard: () => {
      drafts.dropAll()
      blocker.proceed?.()
    },
  }
}

type LeaveQuestion = ReturnType<typeof useLeaveQuestion>
