import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '@radix-ui/themes'
import { useId, useState } from 'react'
import type { AdminRow } from '#contract/admin.ts'
import { historyQuery } from '#frontend/api/audit.ts'
import { professionalName } from '#frontend/lib/professional_name.ts'
import { EmptyState } from '#frontend/ui/empty_state.tsx'
import { ErrorState } from '#frontend/ui/error_state.tsx'
import { SideSheet } from '#frontend/ui/side_sheet.tsx'
import { TickBox } from '#frontend/ui/tick_box.tsx'
import { useReadFailure } from '#frontend/ui/workspace/use_read_failure.ts'
import { HistoryEntry } from './history_entry.tsx'
import './history.css'

interface Props {
  /** Whose history is open; null where none is. */
  user: AdminRow | null
  onClose: () => void
}

/** What was done to one user by whom, newest first, in a panel beside the list. */
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
          Mostrar mais
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
