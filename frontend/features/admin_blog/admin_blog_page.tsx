import { Button } from '@radix-ui/themes'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '#frontend/paths.ts'
import { ErrorState } from '#frontend/ui/error_state.tsx'
import { lazyPart } from '#frontend/ui/lazy_part.tsx'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { BackLink } from '#frontend/ui/workspace/back_link.tsx'
import { NeedsScripting } from '#frontend/ui/workspace/needs_scripting.tsx'
import '#frontend/ui/workspace/ground.css'
import '#frontend/ui/workspace/workspace.css'
import './admin_blog.css'
import { PostsPanel } from './list/posts_panel.tsx'
import { PostsSkeleton } from './list/posts_skeleton.tsx'
import { NEW_POST, openedIn } from './posts_in_url.ts'
import { useCloseEditor, useOpenEditor } from './use_open_editor.ts'
import { useEditorsOnly } from './use_editors_only.ts'

const EditorDialog = lazyPart({
  lost: 'Não conseguimos abrir o editor.',
  load: async () => (await import('./editor/editor_dialog.tsx')).EditorDialog,
})

function Heading() {
  const open = useOpenEditor()
  return (
    <header className="admin-blog-head">
      <BackLink to={paths.admin} />
      <div className="admin-blog-head-row">
        <h1>Gerenciar Blog</h1>
        <Button
          size="3"
          onPointerEnter={() => void EditorDialog.fetch()}
          onFocus={() => void EditorDialog.fetch()}
          onClick={() => open(NEW_POST)}
        >
          <Plus size={18} aria-hidden="true" />
          Novo Post
        </Button>
      </div>
    </header>
  )
}

function Manager({ editorId }: { editorId: string }) {
  const [address] = useSearchParams()
  const opened = openedIn(address)
  const close = useCloseEditor()
  return (
    <>
      <PostsPanel />
      {opened && <EditorDialog key={opened} opened={opened} editorId={editorId} onGiveUp={close} />}
    </>
  )
}

/** All posts of the blog and the editor that writes them, for those who run the site. */
export function AdminBlogPage() {
  const { member, hasFailed, tryAgain } = useEditorsOnly()
  return (
    <div className="page-width workspace-page admin-blog">
      <PageHead title="Gerenciar Blog" robots="noindex,nofollow" />
      <Heading />
      {!member && <NeedsScripting />}
      {member && <Manager editorId={member.id} />}
      {!member && (hasFailed ? <ErrorState onRetry={tryAgain} /> : <PostsSkeleton />)}
    </div>
  )
}
