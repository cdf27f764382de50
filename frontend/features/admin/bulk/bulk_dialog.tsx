import { AlertDialog, Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { AdminRow, ChangedUsers } from '#contract/admin.ts'
import { useChangeManyUsers, type UserChange } from '#frontend/api/admin_users.ts'
import { messageOf } from '#frontend/lib/http_error.ts'
import { PortalTheme } from '#frontend/ui/portal_theme.tsx'
import { useFocusReturn } from '#frontend/ui/workspace/use_focus_return.ts'
import { useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import { countOfProfessionals, actionOf, FAILED } from '../handling/change_words.ts'
import { ReasonField } from '../handling/reason_field.tsx'
import { BulkResults } from './bulk_results.tsx'
import { bulkBody } from './bulk_changes.ts'

interface Props {
  change: UserChange
  users: readonly AdminRow[]
  /** Told whether anything may have been changed. */
  onClose: (isChanged: boolean) => void
}

/** Asks once for all of them, then says how it went for each. */
export function BulkDialog({ change, users, onClose }: Props) {
  const [results, setResults] = useState<ChangedUsers['results'] | null>(null)
  const focusReturn = useFocusReturn()
  return (
    <PortalTheme>
      <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose(results !== null)}>
        <AlertDialog.Content maxWidth="480px" {...focusReturn}>
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

interface QuestionProps extends Omit<Props, 'onClose'> {
  onDone: (results: ChangedUsers['results']) => void
  onFailed: () => void
}

function Question({ change, users, onDone, onFailed }: QuestionProps) {
  const [reason, setReason] = useState('')
  const { mutate, isPending } = useChangeManyUsers()
  const sayFailure = useFailureToast()
  const { ask, outcome } = actionOf(change)
  const title = ask(countOfProfessionals(users.length))
  const run = () =>
    mutate(bulkBody(change, users, reason.trim()), {
      onSuccess: ({ results }) => onDone(results),
      onError: (error) => {
        onFailed()
        sayFailure(error, 'Erro', messageOf(error, FAILED[change.action]))
      },
    })
  return (
    <>
      <AlertDialog.Title>{`${title}?`}</AlertDialog.Title>
      <AlertDialog.Description>{outcome}</AlertDialog.Description>
      <ReasonField value={reason} onChange={setReason} />
      <div className="bulk-answers">
        <AlertDialog.Cancel>
          <Button variant="soft" color="gray" size="3" disabled={isPending}>
            Cancelar
          </Button>
        </AlertDialog.Cancel>
        <Button
          size="3"
          color={change.action === 'block' && change.value ? 'red' : 'teal'}
          disabled={isPending}
          onClick={run}
        >
          {isPending ? 'Aplicando…' : title}
        </Button>
      </div>
    </>
  )
}
