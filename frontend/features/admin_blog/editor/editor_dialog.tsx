import { Dialog } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { FileX } from 'lucide-react'
import { adminPostQuery } from '#frontend/api/admin_posts.ts'
import { HttpError } from '#frontend/lib/http_error.ts'
import { ErrorState, StatusMessage } from '#frontend/ui/page/status_message.tsx'
import { PortalTheme } from '#frontend/ui/overlays/portal_theme.tsx'
import { useFocusReturn } from '#frontend/ui/workspace/use_focus_return.ts'
import { useReadFailure } from '#frontend/ui/workspace/use_failure_toast.ts'
import { NEW_POST, useCloseEditor } from '../posts_in_url.ts'
import { DialogHead, PostEditor } from './post_editor.tsx'
import './editor.css'

interface Props {
  /** The id of a post, or 'novo'. */
  opened: string
  editorId: string
}

interface StoredProps extends Props {
  onClose: () => void
}

function StoredPost({ opened, editorId, onClose }: StoredProps) {
  const { data, error, refetch } = useQuery(adminPostQuery(opened))
  useReadFailure(error)
  if (data) return <PostEditor post={data} editorId={editorId} onClose={onClose} />
  const isMissing = error instanceof HttpError && error.status === 404
  return (
    <>
      <DialogHead title="Editar Post" />
      <div className="post-editor-body">
        {!error && <EditorSkeleton />}
        {isMissing && (
          <StatusMessage
            icon={<FileX size={28} />}
            title="Post não encontrado"
            description="Ele pode ter sido excluído enquanto isso."
          />
        )}
        {error && !isMissing && <ErrorState onRetry={() => void refetch()} />}
      </div>
    </>
  )
}

/** The editor above the list: for a new post, or the stored one named in the URL. */
export function EditorDialog({ opened, editorId }: Props) {
  const close = useCloseEditor()
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn()
  const beginAtTitle = (event: Event) => {
    onOpenAutoFocus()
    const title = event.target instanceof Element && event.target.querySelector('[name="title"]')
    if (!(title instanceof HTMLElement)) return
    event.preventDefault()
    title.focus()
  }
  return (
    <PortalTheme>
      <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
        <Dialog.Content
          className="post-editor"
          aria-describedby={undefined}
          onOpenAutoFocus={beginAtTitle}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          {opened === NEW_POST ? (
            <PostEditor post={null} editorId={editorId} onClose={close} />
          ) : (
            <StoredPost opened={opened} editorId={editorId} onClose={close} />
          )}
        </Dialog.Content>
      </Dialog.Root>
    </PortalTheme>
  )
}

/** Shown while the post loads; as high as its fields. */
function EditorSkeleton() {
  return (
    <>
      <output className="visually-hidden">Carregando post…</output>
      <div className="stack gap-5 p-5" aria-hidden="true">
        {[1, 2, 3, 4].map((field) => (
          <span key={field} className="stack gap-2">
            <span className="skeleton-bar" data-width="badge" />
            <span className="skeleton-bar post-editor-skeleton-control" />
          </span>
        ))}
      </div>
    </>
  )
}
