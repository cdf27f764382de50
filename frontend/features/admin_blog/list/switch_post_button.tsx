import { Button, Spinner } from '@radix-ui/themes'
import { useQueryClient } from '@tanstack/react-query'
import type { AdminPost } from '#contract/blog_admin.ts'
import { readPostsAgain, useSwitchPost } from '#frontend/api/admin_posts.ts'
import { isSessionOver, useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'

interface Props {
  post: AdminPost
  onDone: (said: string) => void
}

/** A failure shows no message: the list is read again, so that it shows what is stored. */
export function SwitchPostButton({ post: { id, title, isPublished }, onDone }: Props) {
  const queryClient = useQueryClient()
  const sayFailure = useFailureToast()
  const { mutate, isPending } = useSwitchPost()
  const label = isPublished ? 'Despublicar' : 'Publicar'
  const change = () =>
    mutate(
      { id, to: isPublished ? 'unpublish' : 'publish' },
      {
        onSuccess: (post) => onDone(`${post.title}: ${post.isPublished ? 'Publicado' : 'Rascunho'}`),
        onError: (error) => {
          if (isSessionOver(error)) sayFailure(error, '')
          else void readPostsAgain(queryClient)
        },
      },
    )
  return (
    <Button
      size="2"
      variant="soft"
      color={isPublished ? 'gray' : 'teal'}
      className="post-switch"
      aria-label={`${label} ${title}`}
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && change()}
    >
      {isPending && <Spinner aria-hidden="true" />}
      {label}
    </Button>
  )
}
