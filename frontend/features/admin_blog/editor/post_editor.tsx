import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams, type BlockerFunction } from 'react-router-dom'
import { useWatch } from 'react-hook-form'
import { Button, Dialog, IconButton, SegmentedControl } from '@radix-ui/themes'
import { X } from 'lucide-react'
import type { AdminPost } from '#contract/blog_admin.ts'
import { BusyButton } from '#frontend/ui/page/busy_button.tsx'
import { DraftStore } from '#frontend/ui/workspace/drafts/draft_store.ts'
import { filledSections } from '#frontend/ui/post/filled_sections.ts'
import { PostArticle } from '#frontend/ui/post/post_article.tsx'
import { useCloseWarning, useUnsaved } from '#frontend/ui/workspace/drafts/use_form_draft.ts'
import { NEW_POST, openedIn, startsWithPreview } from '../posts_in_url.ts'
import { DraftNotice, NewerNotice } from './editor_notices.tsx'
import { GroupLinks, PostFields } from './post_fields.tsx'
import { usePostForm } from './use_post_form.ts'
import { previewOf, type PostFormOf, type PostValues } from './post_values.ts'
import { useSharedBlocker } from '#frontend/ui/overlays/close_on_back.tsx'

const FORM_ID = 'post-form'

interface Props {
  /** Null for a new post. */
  post: AdminPost | null
  editorId: string
  onClose: () => void
}

function useDrafts(post: AdminPost | null, editorId: string): DraftStore {
  const [drafts] = useState(
    () => new DraftStore(window.localStorage, `admin-blog:${editorId}:${post?.id ?? NEW_POST}`),
  )
  return drafts
}

/** The editor of a post: fields, preview, draft notice and notice of a newer version. */
export function PostEditor({ post, editorId, onClose }: Props) {
  const drafts = useDrafts(post, editorId)
  const { mode, setMode, showForm, body } = useMode()
  const { form, submit, isSending, newer, forgetNewer } = usePostForm({
    ...{ post, drafts },
    onRefused: showForm,
    onSaved: onClose,
  })
  const question = useLeaveQuestion(drafts)
  return (
    <>
      <DialogHead title={post ? 'Editar Post' : 'Criar Novo Post'}>
        <ModeSwitch mode={mode} onChange={setMode} />
      </DialogHead>
      <div ref={body} className="post-editor-body" data-mode={mode}>
        {mode === 'form' && <GroupLinks form={form} />}
        <form
          id={FORM_ID}
          className="post-editor-form stack gap-4 p-4"
          hidden={mode === 'preview'}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!isSending) void submit(event)
          }}
        >
          {newer && <NewerNotice form={form} newer={newer} onDone={forgetNewer} />}
          <DraftNotice form={form} drafts={drafts} post={post} />
          <PostFields
            form={form}
            post={post}
            onRestored={() => {
              drafts.dropAll()
              onClose()
            }}
          />
        </form>
        {mode === 'preview' && <PostPreview form={form} post={post} />}
      </div>
      <EditorFoot formId={FORM_ID} isNew={!post} isSending={isSending} drafts={drafts} question={question} />
    </>
  )
}

/** Whether the form or the preview is shown; each keeps its scroll position. */
function useMode() {
  const [address] = useSearchParams()
  const [mode, setMode] = useState<Mode>(startsWithPreview(address) ? 'preview' : 'form')
  const body = useRef<HTMLDivElement>(null)
  const places = useRef<Record<Mode, number>>({ form: 0, preview: 0 })
  const change = (next: Mode) => {
    if (next === mode) return
    places.current[mode] = body.current?.scrollTop ?? 0
    flushSync(() => setMode(next))
    body.current?.scrollTo({ top: places.current[next] })
  }
  return { mode, setMode: change, showForm: () => change('form'), body }
}

/** Links in the preview are disabled: following one would leave the editor. */
function stayHere(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

/** The post as readers will see it, built from the public page's components. */
function PostPreview({ form, post }: { form: PostFormOf; post: AdminPost | null }) {
  const values = useWatch({ control: form.control }) as PostValues
  const [now] = useState(() => new Date())
  const preview = previewOf(values, post, now)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Enter on a link clicks too
    <div className="post-preview" onClickCapture={stayHere}>
      <PostArticle post={preview} sections={filledSections(preview)} specialty={null} heading="h2" />
    </div>
  )
}

/** Fixed at the top of the editor. */
export function DialogHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="post-editor-head cluster middle">
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

type Mode = 'form' | 'preview'

const MODES = [
  { mode: 'form', label: 'Escrever' },
  { mode: 'preview', label: 'Prévia' },
] as const

/** Switches between the fields and the preview. */
function ModeSwitch({ mode: chosen, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  return (
    <SegmentedControl.Root aria-label="Modo" value={chosen} onValueChange={(mode: Mode) => onChange(mode)}>
      {MODES.map(({ mode, label }) => (
        <SegmentedControl.Item key={mode} value={mode}>
          {label}
        </SegmentedControl.Item>
      ))}
    </SegmentedControl.Root>
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
function EditorFoot({ question, ...saving }: FootProps) {
  return question.isAsking ? <LeavePanel question={question} /> : <SavePanel {...saving} />
}

function SavePanel({ formId, isNew, isSending, drafts }: Omit<FootProps, 'question'>) {
  const isUnsaved = useUnsaved(drafts)
  return (
    <div className="post-editor-foot cluster middle">
      <p className="post-editor-state quiet small" aria-live="polite">
        {isUnsaved ? 'Rascunho guardado neste navegador' : isNew ? 'Nada digitado ainda' : 'Tudo salvo'}
      </p>
      <Dialog.Close>
        <Button type="button" size="3" variant="soft" color="gray">
          Cancelar
        </Button>
      </Dialog.Close>
      <BusyButton type="submit" form={formId} size="3" isBusy={isSending} busyLabel="Salvando…">
        {isNew ? 'Criar Post' : 'Salvar Alterações'}
      </BusyButton>
    </div>
  )
}

/** Shown within the editor, so that no dialog covers another. */
function LeavePanel({ question: { stay, leave, discard } }: { question: LeaveQuestion }) {
  const titleId = useId()
  const harmless = useRef<HTMLButtonElement>(null)
  useEffect(() => harmless.current?.focus(), [])
  return (
    <div className="post-editor-foot cluster middle" role="alertdialog" aria-labelledby={titleId}>
      <p id={titleId} className="post-editor-question small">
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
function useLeaveQuestion(drafts: DraftStore) {
  useCloseWarning(useUnsaved(drafts))
  const leavesUnsaved: BlockerFunction = ({ currentLocation, nextLocation }) =>
    drafts.isUnsaved() &&
    (currentLocation.pathname !== nextLocation.pathname ||
      openedAt(currentLocation) !== openedAt(nextLocation))
  const blocker = useSharedBlocker(leavesUnsaved)
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
