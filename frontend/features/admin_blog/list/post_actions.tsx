import { IconButton } from '@radix-ui/themes'
import { CalendarClock, ExternalLink, Eye, Pencil } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminPostRow } from '#contract/blog_admin.ts'
import { paths } from '#frontend/paths.ts'
import { readPostsAgain, useDeletePost, useSchedulePost, useSwitchPost } from '#frontend/api/admin_posts.ts'
import { BusyButton } from '#frontend/ui/page/busy_button.tsx'
import { isSessionOver, useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { lazyPart } from '#frontend/loading/lazy_part.tsx'
import { RemoveButton } from '#frontend/ui/workspace/remove_button.tsx'
import { useOpenEditor } from '../posts_in_url.ts'

export interface PostHandling {
  /** Receives a message for screen readers. */
  onDone: (message: string) => void
  /** Moves the focus to an element that stays. */
  onRemoved: () => void
}

/** The actions on a post in the list. */
export function PostActions({ post, onDone, onRemoved }: PostHandling & { post: AdminPostRow }) {
  return (
    <div className="post-actions line gap-3">
      <SwitchPostButton post={post} />
      {!post.isPublished && <SchedulePost post={post} onDone={onDone} />}
      <SeePost post={post} />
      <EditPost post={post} />
      <DeletePostButton post={post} onRemoved={onRemoved} />
    </div>
  )
}

const ScheduleDialog = lazyPart({
  lost: 'Não conseguimos abrir o agendamento.',
  load: async () => (await import('./schedule_dialog.tsx')).ScheduleDialog,
})

function SchedulePost({ post, onDone }: SwitchProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <IconButton
        size="3"
        variant="ghost"
        color={post.publishAt ? 'teal' : 'gray'}
        title="Agendar publicação"
        aria-label={`Agendar ${post.title}`}
        onClick={() => setOpen(true)}
      >
        <CalendarClock size={18} aria-hidden="true" />
      </IconButton>
      {isOpen !== null && (
        <ScheduleDialog
          post={post}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onGiveUp={() => setOpen(null)}
          onDone={onDone}
        />
      )}
    </>
  )
}

function EditPost({ post: { id, title } }: { post: AdminPostRow }) {
  const open = useOpenEditor()
  return (
    <IconButton
      size="3"
      variant="ghost"
      color="gray"
      title="Editar"
      aria-label={`Editar ${title}`}
      onClick={() => open(id)}
    >
      <Pencil size={18} aria-hidden="true" />
    </IconButton>
  )
}

/** The public page in a new tab; a draft has none yet, so its preview opens instead. */
function SeePost({ post: { id, category, slug, title, isPublished } }: { post: AdminPostRow }) {
  const open = useOpenEditor()
  if (!isPublished)
    return (
      <IconButton
        size="3"
        variant="ghost"
        color="gray"
        title="Ver prévia"
        aria-label={`Ver prévia de ${title}`}
        onClick={() => open(id, 'preview')}
      >
        <Eye size={18} aria-hidden="true" />
      </IconButton>
    )
  return (
    <IconButton asChild size="3" variant="ghost" color="gray" title="Ver em nova aba">
      <a
        href={paths.post(category, slug)}
        target="_blank"
        rel="noreferrer"
        aria-label={`Ver ${title} em nova aba`}
      >
        <ExternalLink size={18} aria-hidden="true" />
      </a>
    </IconButton>
  )
}

interface SwitchProps {
  post: AdminPostRow
  onDone: (message: string) => void
}

/**
 * Publishes or unpublishes, and shows a toast with an undo button. A failure shows no message: the list is reloaded and
 * shows the stored state.
 */
function useSwitch({ id, isPublished, publishAt }: AdminPostRow) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const showFailure = useFailureToast()
  const { mutateAsync, isPending } = useSwitchPost()
  const schedule = useSchedulePost()
  const undo = async () => {
    try {
      await mutateAsync({ id, to: isPublished ? 'publish' : 'unpublish' })
      if (publishAt) await schedule.mutateAsync({ id, publishAt })
    } catch (error) {
      showFailure(error, 'Não foi possível desfazer.')
    }
  }
  const change = async () => {
    try {
      const { title } = await mutateAsync({ id, to: isPublished ? 'unpublish' : 'publish' })
      toast({
        title: isPublished ? 'Post despublicado' : 'Post publicado',
        description: title,
        tone: 'success',
        action: { label: 'Desfazer', onSelect: () => void undo() },
      })
    } catch (error) {
      if (isSessionOver(error)) showFailure(error, '')
      else await readPostsAgain(queryClient)
    }
  }
  return { change, isPending }
}

function SwitchPostButton({ post }: { post: AdminPostRow }) {
  const { title, isPublished } = post
  const { change, isPending } = useSwitch(post)
  const label = isPublished ? 'Despublicar' : 'Publicar agora'
  return (
    <BusyButton
      size="2"
      variant="soft"
      color={isPublished ? 'gray' : 'teal'}
      className="post-switch"
      aria-label={`${label} ${title}`}
      title={isPending ? 'Salvando…' : undefined}
      isBusy={isPending}
      onClick={() => void change()}
    >
      {label}
    </BusyButton>
  )
}

interface RemoveProps {
  post: AdminPostRow
  onRemoved: () => void
}

/** A failure shows no message: the list is reloaded and shows the stored state. */
function useRemove({ post, onRemoved }: RemoveProps) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const showFailure = useFailureToast()
  const { mutateAsync, isPending } = useDeletePost()
  const remove = async () => {
    try {
      await mutateAsync(post.id)
    } catch (error) {
      if (isSessionOver(error)) showFailure(error, '')
      else await readPostsAgain(queryClient)
      return
    }
    onRemoved()
    toast({ title: 'Post excluído com sucesso!', tone: 'success' })
  }
  return { remove, isRemoving: isPending }
}

/** Deletes a post after confirmation. */
function DeletePostButton(props: RemoveProps) {
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
