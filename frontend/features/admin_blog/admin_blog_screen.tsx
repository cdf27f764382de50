import { Button } from '@radix-ui/themes'
import { Plus } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useEffect } from 'react'
import type { Screen } from '#frontend/lib/screen.ts'
import { paths } from '#frontend/paths.ts'
import { ErrorState } from '#frontend/ui/page/status_message.tsx'
import { lazyPart } from '#frontend/loading/lazy_part.tsx'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { AdminSections } from '#frontend/ui/workspace/admin_frame.tsx'
import { NeedsScripting } from '#frontend/ui/workspace/needs_scripting.tsx'
import { type Membership, useMembersOnly } from '#frontend/lib/screen_guards.ts'
import { PostsPanel, PostsSkeleton } from './list/posts_panel.tsx'
import { NEW_POST, openedIn, useCloseEditor, useOpenEditor } from './posts_in_url.ts'
import '#frontend/ui/workspace/frame.css'
import './admin_blog.css'

export function screen(): Screen {
  return { Component: AdminBlogPage }
}

const EditorDialog = lazyPart({
  lost: 'Não conseguimos abrir o editor.',
  load: async () => (await import('./editor/editor_dialog.tsx')).EditorDialog,
})

function Heading() {
  const open = useOpenEditor()
  return (
    <header className="admin-blog-head cluster middle between">
      <h1 className="screen-title">Gerenciar Blog</h1>
      <Button
        size="3"
        onPointerEnter={() => void EditorDialog.fetch()}
        onFocus={() => void EditorDialog.fetch()}
        onClick={() => open(NEW_POST)}
      >
        <Plus size={18} aria-hidden="true" />
        Novo Post
      </Button>
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

/** The list of all posts, and the editor above it; for administrators. */
function AdminBlogPage() {
  const { member, hasFailed, tryAgain } = useEditorsOnly()
  return (
    <div className="page-width workspace-page admin-blog stack gap-5">
      <PageHead title="Gerenciar Blog" robots="noindex,nofollow" />
      <AdminSections member={member} />
      <Heading />
      {!member && <NeedsScripting />}
      {member && <Manager editorId={member.id} />}
      {!member && (hasFailed ? <ErrorState onRetry={tryAgain} /> : <PostsSkeleton />)}
    </div>
  )
}

/** Sends everyone but administrators to the login. */
function useEditorsOnly(): Membership {
  const membership = useMembersOnly()
  const navigate = useNavigate()
  const isAdmin = membership.member?.role === 'admin'
  const isOutsider = membership.member !== null && !isAdmin
  useEffect(() => {
    if (isOutsider) void navigate(paths.login, { replace: true })
  }, [isOutsider, navigate])
  return isAdmin ? membership : { ...membership, member: null }
}
