import { useState } from 'react'
import type { AdminPost } from '#contract/blog_admin.ts'
import { DraftStore } from '#frontend/ui/workspace/drafts/draft_store.ts'
import { NEW_POST } from '../posts_in_url.ts'
import { DialogHead } from './dialog_head.tsx'
import { DraftNotice } from './draft_notice.tsx'
import { EditorFoot } from './editor_foot.tsx'
import { GroupLinks } from './group_links.tsx'
import { ModeSwitch } from './mode_switch.tsx'
import { NewerNotice } from './newer_notice.tsx'
import { PostFields } from './post_fields.tsx'
import { PostPreview } from './post_preview.tsx'
import { useLeaveQuestion } from './use_leave_question.ts'
import { useMode } from './use_mode.ts'
import { usePostForm } from './use_post_form.ts'

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

/** Writes a post: its fields, how they will look, and what is to be said about drafts and other people's changes. */
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
