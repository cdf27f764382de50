import { Button } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import type { AdminPost } from '#contract/blog_admin.ts'
import { formatMoment } from '#domain/shared/dates.ts'
import { revisionsQuery, useRestoreRevision } from '#frontend/api/admin_posts.ts'
import { ErrorState } from '#frontend/ui/status_message.tsx'
import { useToast } from '#frontend/ui/toast_provider.tsx'
import { useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import { FieldGroup } from './field_group.tsx'

interface Props {
  post: AdminPost
  /** The post was taken back, and the editor shows an older one now. */
  onRestored: () => void
}

/** What the post was before each edit, and the way back to it. */
export function Revisions({ post, onRestored }: Props) {
  const { data, isError, refetch } = useQuery(revisionsQuery(post.id))
  const { restore, isPending } = useRestore(post, onRestored)
  return (
    <FieldGroup
      id="versoes"
      title="Versões anteriores"
      hint="Cada edição guarda o que havia antes: as 50 mais novas. Voltar a uma guarda também a de agora."
    >
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="revisions-none">Nenhuma edição ainda.</p>}
      {data && data.length > 0 && (
        <ul className="plain-list revisions">
          {data.map(({ id, at, title }) => (
            <li key={id} className="revision">
              <span className="revision-words">
                <span className="revision-title">{title}</span>
                <span>
                  até <time dateTime={at}>{formatMoment(at)}</time>
                </span>
              </span>
              <Button
                type="button"
                size="2"
                variant="soft"
                color="gray"
                aria-label={`Voltar à versão de até ${formatMoment(at)}`}
                aria-disabled={isPending || undefined}
                onClick={() => !isPending && void restore(id, at)}
              >
                Voltar a esta
              </Button>
            </li>
          ))}
        </ul>
      )}
    </FieldGroup>
  )
}

function useRestore({ id }: AdminPost, onRestored: () => void) {
  const { mutateAsync, isPending } = useRestoreRevision()
  const showFailure = useFailureToast()
  const toast = useToast()
  const restore = async (revisionId: string, at: string) => {
    try {
      await mutateAsync({ id, revisionId })
    } catch (error) {
      return showFailure(error, 'Não foi possível voltar à versão')
    }
    toast({ title: `O post voltou à versão de até ${formatMoment(at)}.`, tone: 'success' })
    onRestored()
  }
  return { restore, isPending }
}
