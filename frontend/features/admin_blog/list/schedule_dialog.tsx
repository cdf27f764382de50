import { Button, Dialog } from '@radix-ui/themes'
import { type SubmitEvent, useState } from 'react'
import type { AdminPostRow } from '#contract/blog_admin.ts'
import { wallClock } from '#domain/shared/dates.ts'
import { useSchedulePost } from '#frontend/api/admin_posts.ts'
import { messageOf } from '#frontend/lib/http_error.ts'
import { BusyButton } from '#frontend/ui/page/busy_button.tsx'
import { PortalTheme } from '#frontend/ui/overlays/portal_theme.tsx'
import { TextInput } from '#frontend/ui/forms/text_input.tsx'
import { isSessionOver, useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import { useFocusReturn } from '#frontend/ui/workspace/use_focus_return.ts'
import { CloseOnBack } from '#frontend/ui/overlays/close_on_back.tsx'
import '#frontend/ui/workspace/dialogs.css'

const FAILED = 'Não foi possível agendar. Tente de novo.'
const HOUR_MS = 60 * 60 * 1_000

/** For a datetime input, in São Paulo's time zone. */
const shownIn = (instant: Date) => wallClock(instant).toISOString().slice(0, 16)

/** São Paulo has had no daylight saving time since 2019. */
const instantOf = (typed: string) => new Date(`${typed}:00-03:00`)

interface Props {
  post: AdminPostRow
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Receives a message for screen readers. */
  onDone: (message: string) => void
}

/** Asks when to publish a draft automatically. */
export function ScheduleDialog({ post, isOpen, onOpenChange, onDone }: Props) {
  const { typed, setTyped, error, isPending, save } = useSchedule(post, (message) => {
    onDone(`${post.title}: ${message}`)
    onOpenChange(false)
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void save(typed)
  }
  return (
    <PortalTheme>
      <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
        <Dialog.Content maxWidth="440px" {...useFocusReturn()}>
          {isOpen && <CloseOnBack onClose={() => onOpenChange(false)} />}
          <Dialog.Title>Agendar publicação</Dialog.Title>
          <Dialog.Description>“{post.title}” entra no ar sozinho, no horário de Brasília.</Dialog.Description>
          <form className="schedule-form stack gap-4 mt-4" noValidate onSubmit={submit}>
            <TextInput
              label="Data e hora"
              type="datetime-local"
              value={typed}
              error={error}
              onChange={({ target }) => setTyped(target.value)}
            />
            <div className="confirm-buttons cluster gap-3">
              <Dialog.Close>
                <Button type="button" variant="soft" color="gray" size="3">
                  Voltar
                </Button>
              </Dialog.Close>
              {post.publishAt && (
                <Button type="button" variant="soft" color="red" size="3" onClick={() => void save(null)}>
                  Cancelar agendamento
                </Button>
              )}
              <BusyButton type="submit" size="3" isBusy={isPending}>
                Agendar
              </BusyButton>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Root>
    </PortalTheme>
  )
}

function useSchedule(post: AdminPostRow, onSaved: (message: string) => void) {
  const { mutateAsync, isPending } = useSchedulePost()
  const showFailure = useFailureToast()
  const [error, setError] = useState<string>()
  const [typed, setTyped] = useState(() =>
    shownIn(post.publishAt ? new Date(post.publishAt) : new Date(Date.now() + HOUR_MS)),
  )
  /** `at` is the input's value; null cancels the schedule. */
  const save = async (at: string | null) => {
    if (isPending) return
    const publishAt = at === null ? null : instantOf(at)
    if (publishAt && Number.isNaN(publishAt.getTime())) return setError('Escolha a data e a hora.')
    try {
      await mutateAsync({ id: post.id, publishAt: publishAt?.toISOString() ?? null })
    } catch (failure) {
      return isSessionOver(failure) ? showFailure(failure, '') : setError(messageOf(failure, FAILED))
    }
    onSaved(publishAt ? 'Agendado' : 'Rascunho')
  }
  return { typed, setTyped, error, isPending, save }
}
