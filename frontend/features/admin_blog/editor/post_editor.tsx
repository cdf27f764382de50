import { useRef, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import { useWatch } from 'react-hook-form'
import type { AdminPost } from '#contract/blog_admin.ts'
import { DraftStore } from '#frontend/ui/workspace/drafts/draft_store.ts'
import { filledSections } from '#frontend/ui/post/filled_sections.ts'
import { PostArticle } from '#frontend/ui/post/post_article.tsx'
import { NEW_POST, startsWithPreview } from '../posts_in_url.ts'
import { DialogHead, EditorFoot, ModeSwitch, useLeaveQuestion, type Mode } from './editor_frame.tsx'
import { DraftNotice, NewerNotice } from './editor_notices.tsx'
import { GroupLinks } from './group_links.tsx'
import { PostFields } from './post_fields.tsx'
import { usePostForm } from './use_post_form.ts'
import { previewOf, type PostFormOf, type PostValues } from './post_values.ts'

const FORM_ID = 'post-form'

interface Props {
  /** Null while it is still to be written. */
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
          className="post-editor-form"
          hidden={mode === 'preview'}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!isSending) void submit(event)
          }}
        >
          {newer && <NewerNotice form={form} newer={newer} onDone={forgetNewer} />}
          <DraftNotice form={form} drafts={drafts} post={post} />
          <PostFields form={form} post={post} />
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

/** A link in the preview is to be looked at: following it would leave the editor. */
function stayHere(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

/** The post as its readers will see it, made of the same parts as the public page. */
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
