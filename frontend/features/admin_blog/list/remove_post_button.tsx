import { useQueryClient } from '@tanstack/react-query'
import type { AdminPost } from '#contract/blog_admin.ts'
import { readPostsAgain, useRemovePost } from '#frontend/api/admin_posts.ts'
import { useToast } from '#frontend/ui/toast_provider.tsx'
import { RemoveButton } from '#frontend/ui/workspace/remove_button.tsx'
import { isSessionOver, useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'

interface Props {
  post: AdminPost
  onRemoved: () => void
}

/** A failure shows no message: the list is read again, so that it shows what is stored. */
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
  const { remove, isRemoving } = useRemove(props)
  return (
    <RemoveButton
      label={`Excluir ${title}`}
      title={`Excluir “${title}”`}
      description="Tem certeza que deseja excluir este post?"
      isPending={isRemoving}
      onConfirm={() => void remove()}
    />
  )
}
