import { IconButton } from '@radix-ui/themes'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import type { AdminPost } from '#contract/blog_admin.ts'
import { readPostsAgain, useRemovePost } from '#frontend/api/admin_posts.ts'
import { useToast } from '#frontend/ui/toast_provider.tsx'
import { isSessionOver, useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('#frontend/ui/workspace/confirm_dialog.tsx')).ConfirmDialog,
}))

interface Props {
  post: AdminPost
  onRemoved: () => void
}

/** A failure shows no message (specification §8): the list is read again, so that it shows what is stored. */
function useRemove({ post, onRemoved }: Props) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const sayFailure = useFailureToast()
  const { mutateAsync, isPending } = useRemovePost()
  const remove = async () => {
    try {
      await mutateAsync(post.id)
    } catch (error) {
      if (isSessionOver(error)) sayFailure(error, '')
      else await readPostsAgain(queryClient)
      return
    }
    onRemoved()
    toast({ title: 'Post excluído com sucesso!', tone: 'success' })
  }
  return { remove, isRemoving: isPending }
}

/** Removes a post for good, after asking once more. */
export function RemovePostButton(props: Props) {
  const { title } = props.post
  const [isAsking, setAsking] = useState<boolean | null>(null)
  const { remove, isRemoving } = useRemove(props)
  return (
    <>
      <IconButton
        size="3"
        variant="ghost"
        color="gray"
        title="Excluir"
        aria-label={`Excluir ${title}`}
        aria-disabled={isRemoving || undefined}
        onClick={() => !isRemoving && setAsking(true)}
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
      {isAsking !== null && (
        <Suspense fallback={null}>
          <ConfirmDialog
            isOpen={isAsking}
            onOpenChange={setAsking}
            title={`Excluir “${title}”`}
            description="Tem certeza que deseja excluir este post?"
            confirmLabel="Excluir"
            onConfirm={() => void remove()}
          />
        </Suspense>
      )}
    </>
  )
}
