import { useInfiniteQuery } from '@tanstack/react-query'
import { Badge, Button } from '@radix-ui/themes'
import { useId, useState } from 'react'
import { ArrowRight, CircleAlert, Undo2 } from 'lucide-react'
import type { AdminRow } from '#contract/admin.ts'
import { historyQuery, useUndoAuditEntry } from '#frontend/api/audit.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import { EmptyState, ErrorState } from '#frontend/ui/status_message.tsx'
import { SideSheet } from '#frontend/ui/side_sheet.tsx'
import { TickBox } from '#frontend/ui/tick_box.tsx'
import { isSessionOver, useFailureToast, useReadFailure } from '#frontend/ui/workspace/use_failure_toast.ts'
import type { AuditEntry } from '#contract/audit.ts'
import { actionWords, fieldChanges } from '#domain/shared/audit.ts'
import { messageOf } from '#frontend/lib/http_error.ts'
import { formatMoment } from '#domain/shared/dates.ts'
import { actorLabel } from '../labels.ts'
import './history.css'

interface Props {
  /** Whose history is open; null where none is. */
  user: AdminRow | null
  onClose: () => void
}

/** The audit entries of one user, newest first, in a panel beside the list. */
export function HistorySheet({ user, onClose }: Props) {
  return (
    <SideSheet title="Histórico" isOpen={user !== null} onClose={onClose}>
      {user && <History key={user.id} user={user} />}
    </SideSheet>
  )
}

function History({ user }: { user: AdminRow }) {
  const [withReads, setWithReads] = useState(false)
  const readsId = useId()
  return (
    <div className="history">
      <p className="history-whose">
        <strong>{professionalName(user)}</strong>
        <span>{user.email}</span>
      </p>
      <label className="history-reads" htmlFor={readsId}>
        <TickBox id={readsId} checked={withReads} onChange={({ target }) => setWithReads(target.checked)} />
        Mostrar também as consultas
      </label>
      <Entries userId={user.id} withReads={withReads} />
    </div>
  )
}

function Entries({ userId, withReads }: { userId: string; withReads: boolean }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    historyQuery(userId, withReads),
  )
  useReadFailure(error)
  if (error && !data) return <ErrorState heading="h3" onRetry={() => void refetch()} />
  if (!data) return <EntriesSkeleton />
  const entries = data.pages.flatMap((page) => page.entries)
  if (entries.length === 0)
    return (
      <EmptyState
        heading="h3"
        title="Nada registrado ainda"
        description="Mudanças de assinatura, verificação e bloqueio aparecem aqui."
      />
    )
  return (
    <>
      <ol className="plain-list history-entries" aria-label="Histórico">
        {entries.map((entry) => (
          <HistoryEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      {hasNextPage && (
        <Button size="2" variant="soft" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Carregando…' : 'Mostrar mais'}
        </Button>
      )}
    </>
  )
}

function EntriesSkeleton() {
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        Carregando o histórico…
      </p>
      <div className="history-entries" aria-hidden="true">
        {[1, 2, 3].map((each) => (
          <span key={each} className="history-entry">
            <span className="skeleton-bar" data-width="short" />
            <span className="skeleton-bar" data-width="medium" />
            <span className="skeleton-bar" data-width="long" />
          </span>
        ))}
      </div>
    </>
  )
}

/** One entry: action, changed fields, reason, actor, time, and undo. */
function HistoryEntry({ entry }: { entry: AuditEntry }) {
  const { at, action, actor, reason, undoes, undoneBy, undoable } = entry
  return (
    <li className="history-entry">
      <p className="history-action">
        {actionWords(action)}
        {undoes && <Badge color="gray">Ação desfeita</Badge>}
        {undoneBy && <Badge color="gray">Desfeita depois</Badge>}
      </p>
      <Changes entry={entry} />
      {reason && <p className="history-reason">Motivo: {reason}</p>}
      <p className="history-by">
        {actorLabel(actor)}
        {' · '}
        <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      {undoable && <UndoButton entry={entry} />}
    </li>
  )
}

function Changes({ entry }: { entry: AuditEntry }) {
  const changes = fieldChanges(entry)
  if (changes.length === 0) return null
  return (
    <dl className="history-changes">
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before !== null && (
              <>
                <span className="history-before">{before}</span>
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

/** Undoes an action after a confirmation; shows a failure beside it, since the sheet covers toasts. */
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
