import { Button } from '@radix-ui/themes'
import { useQuery, useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState, useId } from 'react'
import { Navigate, Link } from 'react-router-dom'
import type { AdminRow } from '#contract/admin.ts'
import { usersQuery, type UsersPage } from '#frontend/api/admin_users.ts'
import { EmptyState, ErrorState } from '#frontend/ui/page/status_message.tsx'
import { Pagination } from '#frontend/ui/page/pagination.tsx'
import { useScrollToListTop } from '#frontend/ui/workspace/list/use_scroll_to_list_top.ts'
import { useMediaQuery } from '#frontend/ui/workspace/use_media_query.ts'
import { useReadFailure } from '#frontend/ui/workspace/use_failure_toast.ts'
import { historyQuery } from '#frontend/api/audit.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import { BusyButton } from '#frontend/ui/page/busy_button.tsx'
import { SideSheet } from '#frontend/ui/overlays/side_sheet.tsx'
import { TickBox } from '#frontend/ui/forms/tick_box.tsx'
import { AuditEntriesSkeleton, AuditEntryItem } from '#frontend/ui/workspace/audit/audit_entry.tsx'
import { BulkBar, useSelection } from './selection.tsx'
import {
  hasFilters,
  isWholeList,
  lastPageOf,
  queryOf,
  toList,
  withoutFilters,
  type UserList,
} from '../users_in_url.ts'
import { UserCards, UsersTable } from './users_list.tsx'
import { countShown } from '../labels.ts'
import '#frontend/ui/workspace/list/list.css'
import '../admin.css'

/** One page of users: loading, failed, empty or full. */
export function UsersSection({ list }: { list: UserList }) {
  const { data, error, refetch, isPlaceholderData } = useQuery(usersQuery(queryOf(list)))
  useReadFailure(error)
  if (error && (!data || isPlaceholderData)) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <UsersSkeleton />
  if (data.users.length === 0 && data.total > 0 && !isPlaceholderData)
    return <Navigate replace to={toList({ ...list, page: lastPageOf(data.total) })} />
  return <Users list={list} page={data} isOld={isPlaceholderData} />
}

interface Props {
  list: UserList
  page: UsersPage
  /** Whether this is still the previous page, while the requested one loads. */
  isOld: boolean
}

function Users({ list, page: { users, total }, isOld }: Props) {
  const isWide = useMediaQuery('(min-width: 1080px)')
  const selection = useSelection(users, toList(list))
  const [historyOf, setHistoryOf] = useState<AdminRow | null>(null)
  const count = useRef<HTMLParagraphElement>(null)
  useScrollToListTop(list.page, count)
  const List = isWide ? UsersTable : UserCards
  const shown = countShown({
    ...{ page: list.page, shown: users.length, total, isSearch: list.search !== '' },
  })
  return (
    <div className="stack gap-3" aria-busy={isOld}>
      <div className="list-bar cluster middle">
        <p ref={count} tabIndex={-1} className="list-count quiet digits" aria-live="polite">
          {shown}
        </p>
        {hasFilters(list) && users.length > 0 && <ClearFilters list={list} />}
      </div>
      {users.length === 0 ? (
        <NoUsers list={list} />
      ) : (
        <List users={users} list={list} selection={selection} onOpenHistory={setHistoryOf} />
      )}
      <Pagination
        label="Páginas de usuários"
        current={list.page}
        total={lastPageOf(total)}
        hasEnds={isWholeList(list, total)}
        to={(page) => toList({ ...list, page })}
      />
      <BulkBar selection={selection} onDone={() => count.current?.focus({ preventScroll: true })} />
      <HistorySheet user={historyOf} onClose={() => setHistoryOf(null)} />
    </div>
  )
}

function ClearFilters({ list }: { list: UserList }) {
  return (
    <Button asChild size="2" variant="ghost">
      <Link to={toList(withoutFilters(list))} preventScrollReset>
        Limpar Filtros
      </Link>
    </Button>
  )
}

function NoUsers({ list }: { list: UserList }) {
  const isFiltered = hasFilters(list)
  return (
    <EmptyState
      title="Nenhum usuário encontrado nesta categoria."
      description={
        isFiltered ? 'Tente outro texto ou menos filtros.' : 'Escolha outra aba para ver os demais.'
      }
    >
      {isFiltered && <ClearFilters list={list} />}
    </EmptyState>
  )
}

const ROWS = Array.from({ length: 8 }, (_, index) => index)

/** Shown while the users load; as high as the first rows. */
export function UsersSkeleton() {
  return (
    <div className="stack gap-3">
      <p className="list-bar cluster list-count middle quiet digits" aria-live="polite">
        Carregando os usuários…
      </p>
      <div className="stack gap-3" aria-hidden="true">
        {ROWS.map((row) => (
          <div key={row} className="user-skeleton panel stack p-4">
            <span className="skeleton-bar" data-width="short" />
            <span className="skeleton-bar" data-width="long" />
          </div>
        ))}
      </div>
    </div>
  )
}

interface HistorySheetProps {
  /** The user whose history is open; null if closed. */
  user: AdminRow | null
  onClose: () => void
}

/** The audit entries of one user, newest first, in a panel beside the list. */
function HistorySheet({ user, onClose }: HistorySheetProps) {
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
    <div className="history stack gap-4">
      <p className="history-whose stack breakable">
        <strong>{professionalName(user)}</strong>
        <span>{user.email}</span>
      </p>
      <label className="history-reads line gap-2 small" htmlFor={readsId}>
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
      <ol className="plain-list stack" aria-label="Histórico">
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
