import { Button } from '@radix-ui/themes'
import { CircleAlert, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { AuditEntry } from '#contract/audit.ts'
import { useUndoAuditEntry } from '#frontend/api/audit.ts'
import { messageOf } from '#frontend/lib/http_error.ts'
import { isSessionOver, useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import { actionWords } from '#domain/shared/audit.ts'
import { formatMoment } from './history_words.ts'

const FAILED = 'Não foi possível desfazer. Tente novamente.'

/** Takes an action back after a second press; a refusal stands beside it, since the sheet lies over every toast. */
export function UndoButton({ entry: { id, action, at } }: { entry: AuditEntry }) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error } = useUndoAuditEntry()
  const sayFailure = useFailureToast()
  const undo = () =>
    mutate(id, {
      onError: (failure) => {
        setAsking(false)
        if (isSessionOver(failure)) sayFailure(failure, '')
      },
    })
  const what = `${actionWords(action)}, ${formatMoment(at)}`
  return (
    <div className="history-undo">
      {isAsking ? (
        <Confirmation isPending={isPending} onConfirm={undo} onCancel={() => setAsking(false)} />
      ) : (
        <Button size="1" variant="soft" aria-label={`Desfazer: ${what}`} onClick={() => setAsking(true)}>
          <Undo2 size={14} aria-hidden="true" />
          Desfazer
        </Button>
      )}
      {error && (
        <p className="history-refusal" role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          {messageOf(error, FAILED)}
        </p>
      )}
    </div>
  )
}

interface ConfirmationProps {
  isPending: boolean
  onConfirm: () => void
  onCancel: () => void
}

function Confirmation({ isPending, onConfirm, onCancel }: ConfirmationProps) {
  return (
    <fieldset className="history-confirmation">
      <legend>Desfazer esta ação?</legend>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed */}
      <Button size="1" autoFocus disabled={isPending} onClick={onConfirm}>
        {isPending ? 'Desfazendo…' : 'Sim, desfazer'}
      </Button>
      <Button size="1" variant="soft" color="gray" disabled={isPending} onClick={onCancel}>
        Não
      </Button>
    </fieldset>
  )
}
