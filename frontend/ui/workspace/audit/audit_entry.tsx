import { Badge, Button } from '@radix-ui/themes'
import { ArrowRight, CircleAlert, Undo2 } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { AuditEntry } from '#contract/audit.ts'
import { actionWords, actorWords, fieldChanges } from '#domain/audit/audit.ts'
import { formatMoment } from '#domain/shared/date_words.ts'
import { useUndoAuditEntry } from '#frontend/api/audit.ts'
import { messageOf } from '#frontend/lib/http_error.ts'
import { BusyButton } from '#frontend/ui/page/busy_button.tsx'
import { isSessionOver, useFailureToast } from '../use_failure_toast.ts'
import './audit_entry.css'

/** Shown while entries load. */
export function AuditEntriesSkeleton({ label }: { label: string }) {
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {label}
      </p>
      <div className="stack" aria-hidden="true">
        {[1, 2, 3].map((each) => (
          <span key={each} className="audit-entry stack gap-1">
            <span className="skeleton-bar" data-width="short" />
            <span className="skeleton-bar" data-width="medium" />
            <span className="skeleton-bar" data-width="long" />
          </span>
        ))}
      </div>
    </>
  )
}

interface EntryProps {
  entry: AuditEntry
  /** The subject, if entries have different ones. */
  subject?: ReactNode
  /** The actor, if more than a name is shown. */
  actor?: ReactNode
}

/** One audit entry: action, subject, changed fields, reason, actor, time, and undo. */
export function AuditEntryItem({ entry, subject, actor = actorWords(entry.actor) }: EntryProps) {
  const { at, action, reason, undoes, undoneBy, undoable } = entry
  const item = useRef<HTMLLIElement>(null)
  useFocusOnceUndone(item, undoable)
  return (
    <li ref={item} tabIndex={-1} className="audit-entry stack gap-1">
      <p className="audit-action cluster middle semibold">
        {actionWords(action)}
        {undoes && <Badge color="gray">Ação desfeita</Badge>}
        {undoneBy && <Badge color="gray">Desfeita depois</Badge>}
      </p>
      {subject && <p className="audit-subject breakable">{subject}</p>}
      <Changes entry={entry} />
      {reason && <p className="breakable">Motivo: {reason}</p>}
      <p className="audit-by quiet small breakable digits">
        {actor}
        {' · '}
        <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      {undoable && <UndoButton entry={entry} />}
    </li>
  )
}

/** Focuses the entry once its undo button disappears; in a dialog nothing else would. */
function useFocusOnceUndone(item: RefObject<HTMLElement | null>, undoable: boolean): void {
  const wasUndoable = useRef(undoable)
  useEffect(() => {
    if (wasUndoable.current && !undoable && document.activeElement === document.body) item.current?.focus()
    wasUndoable.current = undoable
  }, [item, undoable])
}

function Changes({ entry }: { entry: AuditEntry }) {
  const changes = fieldChanges(entry)
  if (changes.length === 0) return null
  return (
    <dl className="audit-changes stack">
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before !== null && (
              <>
                <span className="audit-before quiet">{before}</span>
                <ArrowRight size={14} aria-hidden="true" />
                <span className="visually-hidden">agora</span>
              </>
            )}
            <span>{after}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const FAILED = 'Não foi possível desfazer. Tente novamente.'

/** Undoes an action after confirmation; shows a failure beside it, since a sheet covers toasts. */
function UndoButton({ entry: { id, action, at } }: { entry: AuditEntry }) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error } = useUndoAuditEntry()
  const showFailure = useFailureToast()
  const undo = () =>
    mutate(id, {
      onError: (failure) => {
        setAsking(false)
        if (isSessionOver(failure)) showFailure(failure, '')
      },
    })
  const what = `${actionWords(action)}, ${formatMoment(at)}`
  return (
    <div className="audit-undo stack gap-2">
      {isAsking ? (
        <Confirmation isPending={isPending} onConfirm={undo} onCancel={() => setAsking(false)} />
      ) : (
        <Button size="1" variant="soft" aria-label={`Desfazer: ${what}`} onClick={() => setAsking(true)}>
          <Undo2 size={14} aria-hidden="true" />
          Desfazer
        </Button>
      )}
      {error && (
        <p className="audit-refusal small" role="alert">
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
    <fieldset className="audit-confirmation cluster middle gap-2 small medium">
      <legend>Desfazer esta ação?</legend>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed */}
      <BusyButton size="1" autoFocus isBusy={isPending} busyLabel="Desfazendo…" onClick={onConfirm}>
        Sim, desfazer
      </BusyButton>
      <Button
        size="1"
        variant="soft"
        color="gray"
        disabled={isPending}
        title={isPending ? 'Desfazendo…' : undefined}
        onClick={onCancel}
      >
        Não
      </Button>
    </fieldset>
  )
}
