import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { AdminRow } from '#contract/admin.ts'
import { historyQuery } from '#frontend/api/audit.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import { BusyButton } from '#frontend/ui/busy_button.tsx'
import { EmptyState, ErrorState } from '#frontend/ui/status_message.tsx'
import { SideSheet } from '#frontend/ui/side_sheet.tsx'
import { TickBox } from '#frontend/ui/tick_box.tsx'
import { AuditEntriesSkeleton, AuditEntryItem } from '#frontend/ui/workspace/audit/audit_entry.tsx'
import { useReadFailure } from '#frontend/ui/workspace/use_failure_toast.ts'
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
  if (!data) return <AuditEntriesSkeleton label="Carregando o histórico…" />
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
      <ol className="plain-list audit-entries" aria-label="Histórico">
        {entries.map((entry) => (
          <AuditEntryItem key={entry.id} entry={entry} />
        ))}
      </ol>
      {hasNextPage && (
        <BusyButton
          size="2"
          variant="soft"
          isBusy={isFetchingNextPage}
          busyLabel="Carregando…"
          onClick={() => void fetchNextPage()}
        >
          Mostrar mais
        </BusyButton>
      )}
    </>
  )
}
