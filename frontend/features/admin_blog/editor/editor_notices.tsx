import { Button, Callout } from '@radix-ui/themes'
import { GitMerge, History } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { sentenceList } from '#domain/shared/text.ts'
import type { AdminPost } from '#contract/blog_admin.ts'
import type { DraftStore } from '#frontend/ui/workspace/drafts/draft_store.ts'
import { formatMoment } from '#domain/shared/date_words.ts'
import { revisionsQuery, useRestoreRevision } from '#frontend/api/admin_posts.ts'
import { ErrorState } from '#frontend/ui/page/status_message.tsx'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import { changesBy, postValuesOf, typedFields, type PostFormOf, type PostValues } from './post_values.ts'
import { fieldLabel } from './section_groups.ts'
import { FieldGroup } from './field_group.tsx'

interface DraftNoticeProps {
  form: PostFormOf
  drafts: DraftStore
  post: AdminPost | null
}

/** Reports a restored draft; the user keeps or discards it. */
export function DraftNotice({ form, drafts, post }: DraftNoticeProps) {
  const [isShown, setShown] = useState(drafts.wasRestored)
  if (!isShown) return null
  const discard = () => {
    form.reset(postValuesOf(post))
    drafts.dropAll()
    setShown(false)
  }
  return (
    <Notice
      live="polite"
      icon={<History size={20} aria-hidden="true" />}
      actions={
        <>
          <Button type="button" size="2" variant="soft" onClick={() => setShown(false)}>
            Continuar
          </Button>
          <Button type="button" size="2" variant="soft" color="gray" onClick={discard}>
            Descartar
          </Button>
        </>
      }
    >
      <p>Recuperamos o que você tinha digitado e ainda não salvou.</p>
    </Notice>
  )
}

interface NewerNoticeProps {
  form: PostFormOf
  newer: AdminPost
  onDone: () => void
}

const named = (fields: Parameters<typeof fieldLabel>[0][]) => sentenceList(fields.map(fieldLabel))

/** Another editor saved the post meanwhile: shows the changes, and the two ways to continue. */
export function NewerNotice({ form, newer, onDone }: NewerNoticeProps) {
  const theirs = postValuesOf(newer)
  const began = form.formState.defaultValues as PostValues
  const { changed, contested } = changesBy(theirs, began, form.getValues())
  const join = () => {
    const typed = form.getValues()
    form.reset(theirs)
    for (const name of typedFields(began, typed)) form.setValue(name, typed[name], { shouldDirty: true })
    onDone()
  }
  const load = () => {
    form.reset(theirs)
    onDone()
  }
  return (
    <Notice
      live="assertive"
      icon={<GitMerge size={20} aria-hidden="true" />}
      actions={
        <>
          <Button type="button" size="2" variant="soft" onClick={join}>
            Juntar com o que digitei
          </Button>
          <Button type="button" size="2" variant="soft" color="gray" onClick={load}>
            Carregar a versão mais nova
          </Button>
        </>
      }
    >
      <p>
        <strong>Outra pessoa alterou este post enquanto isso.</strong> O que você digitou continua aqui.
      </p>
      {changed.length > 0 && <p>Mudou: {named(changed)}.</p>}
      {contested.length > 0 && <p>Vocês dois mexeram em: {named(contested)}. Ao juntar, fica o seu texto.</p>}
    </Notice>
  )
}

interface NoticeProps {
  icon: ReactNode
  /** `assertive` if the user must decide first; it then gets the focus. */
  live: 'polite' | 'assertive'
  children: ReactNode
  /** The buttons. */
  actions: ReactNode
}

/** A notice above the fields. */
function Notice({ icon, live, children, actions }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (live === 'assertive') notice.current?.focus()
  }, [live])
  return (
    <Callout.Root ref={notice} tabIndex={-1} color="amber" variant="surface" aria-live={live}>
      <Callout.Icon>{icon}</Callout.Icon>
      <div>{children}</div>
      <div className="cluster gap-2">{actions}</div>
    </Callout.Root>
  )
}

interface Props {
  post: AdminPost
  /** Called after the post was restored to a revision. */
  onRestored: () => void
}

/** The post's revisions, and buttons to restore them. */
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
      {data?.length === 0 && <p className="quiet">Nenhuma edição ainda.</p>}
      {data && data.length > 0 && (
        <ul className="plain-list revisions">
          {data.map(({ id, at, title }) => (
            <li key={id} className="revision line between gap-3">
              <span className="revision-words quiet small stack">
                <span className="revision-title one-line">{title}</span>
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
