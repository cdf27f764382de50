import { AlertDialog, Button } from '@radix-ui/themes'
import { useEffect, useRef, useState } from 'react'
import { CircleCheck, CircleX } from 'lucide-react'
import type { AdminRow, ChangedUsers } from '#contract/admin.ts'
import { useChangeManyUsers, type UserChange } from '#frontend/api/admin_users.ts'
import { messageOf } from '#frontend/lib/http_error.ts'
import { BusyButton } from '#frontend/ui/page/busy_button.tsx'
import { PortalTheme } from '#frontend/ui/overlays/portal_theme.tsx'
import { useFocusReturn } from '#frontend/ui/workspace/use_focus_return.ts'
import { useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import { actionOf, countOfProfessionals, DONE, FAILED } from '../handling/user_changes.ts'
import { ReasonField } from '../handling/change_dialog.tsx'
import { bulkBody, changedIds, failuresFirst, summaryOf } from './bulk_changes.ts'
import { CloseOnBack } from '#frontend/ui/overlays/close_on_back.tsx'
import '#frontend/ui/workspace/dialogs.css'

interface BulkDialogProps {
  change: UserChange
  users: readonly AdminRow[]
  /** Receives whether anything may have changed. */
  onClose: (isChanged: boolean) => void
}

/** Asks for confirmation, then lists the outcome for each user. */
export function BulkDialog({ change, users, onClose }: BulkDialogProps) {
  const [results, setResults] = useState<ChangedUsers['results'] | null>(null)
  const focusReturn = useFocusReturn()
  return (
    <PortalTheme>
      <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose(results !== null)}>
        <AlertDialog.Content maxWidth="480px" {...focusReturn}>
          <CloseOnBack onClose={() => onClose(results !== null)} />
          {results ? (
            <BulkResults change={change} users={users} results={results} />
          ) : (
            <Question change={change} users={users} onDone={setResults} onFailed={() => onClose(false)} />
          )}
        </AlertDialog.Content>
      </AlertDialog.Root>
    </PortalTheme>
  )
}

interface QuestionProps extends Omit<BulkDialogProps, 'onClose'> {
  onDone: (results: ChangedUsers['results']) => void
  onFailed: () => void
}

function Question({ change, users, onDone, onFailed }: QuestionProps) {
  const [reason, setReason] = useState('')
  const { mutate, isPending } = useChangeManyUsers()
  const showFailure = useFailureToast()
  const { ask, outcome } = actionOf(change)
  const title = ask(countOfProfessionals(users.length))
  const run = () =>
    mutate(bulkBody(change, users, reason.trim()), {
      onSuccess: ({ results }) => onDone(results),
      onError: (error) => {
        onFailed()
        showFailure(error, 'Erro', messageOf(error, FAILED[change.action]))
      },
    })
  return (
    <>
      <AlertDialog.Title>{`${title}?`}</AlertDialog.Title>
      <AlertDialog.Description>{outcome}</AlertDialog.Description>
      <ReasonField value={reason} onChange={setReason} />
      <div className="confirm-buttons cluster gap-3">
        <AlertDialog.Cancel>
          <Button
            variant="soft"
            color="gray"
            size="3"
            aria-disabled={isPending || undefined}
            title={isPending ? 'Aplicando…' : undefined}
            onClick={(event) => isPending && event.preventDefault()}
          >
            Cancelar
          </Button>
        </AlertDialog.Cancel>
        <BusyButton
          size="3"
          color={change.action === 'block' && change.value ? 'red' : 'teal'}
          isBusy={isPending}
          busyLabel="Aplicando…"
          onClick={run}
        >
          {title}
        </BusyButton>
      </div>
    </>
  )
}

interface BulkResultsProps {
  change: UserChange
  users: readonly AdminRow[]
  results: ChangedUsers['results']
}

/** The outcome for each user, failures first, and the way back of all. */
function BulkResults({ change, users, results: done }: BulkResultsProps) {
  const close = useRef<HTMLButtonElement>(null)
  const { mutate, isPending, data } = useChangeManyUsers({ isUndo: true })
  const showFailure = useFailureToast()
  const isUndone = data !== undefined
  // Undoing takes away the button that had the focus.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the outcome of the undo changes no other value
  useEffect(() => close.current?.focus(), [isUndone])
  const results = data?.results ?? done
  const names = new Map(users.map((user) => [user.id, professionalName(user)]))
  const changed = users.filter(({ id }) => changedIds(done).includes(id))
  const undo = () =>
    mutate(bulkBody(change, changed, ''), {
      onError: (error) => showFailure(error, 'Erro', messageOf(error, FAILED[change.action])),
    })
  const title = data ? 'Alteração desfeita' : DONE[change.action]
  return (
    <>
      <AlertDialog.Title>{results.some(({ ok }) => ok) ? title : 'Erro'}</AlertDialog.Title>
      <AlertDialog.Description>{summaryOf(results)}</AlertDialog.Description>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard where it is long */}
      <ul className="plain-list bulk-results" aria-label="Resultado de cada profissional" tabIndex={0}>
        {failuresFirst(results).map((result) => (
          <li
            key={result.id}
            className="bulk-result middle gap-2 breakable"
            data-failed={!result.ok || undefined}
          >
            {result.ok ? (
              <CircleCheck size={16} aria-hidden="true" />
            ) : (
              <CircleX size={16} aria-hidden="true" />
            )}
            <span>{names.get(result.id)}</span>
            <span className="bulk-result-words quiet small">{outcomeOf(result)}</span>
          </li>
        ))}
      </ul>
      <div className="confirm-buttons cluster gap-3">
        {!data && changed.length > 0 && (
          <BusyButton
            size="3"
            variant="soft"
            color="gray"
            isBusy={isPending}
            busyLabel="Desfazendo…"
            onClick={undo}
          >
            Desfazer
          </BusyButton>
        )}
        <AlertDialog.Cancel ref={close}>
          <Button size="3" variant="soft">
            Fechar
          </Button>
        </AlertDialog.Cancel>
      </div>
    </>
  )
}

function outcomeOf(result: ChangedUsers['results'][number]): string {
  if (!result.ok) return result.message
  return result.isChanged ? 'Atualizado' : 'Já estava assim'
}
