import { Button } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import type { AuditEntry } from '#contract/audit.ts'
import { actorWords, subjectWords } from '#domain/shared/audit.ts'
import { activityQuery } from '#frontend/api/audit.ts'
import { HttpError } from '#frontend/lib/http_error.ts'
import type { Screen } from '#frontend/lib/screen.ts'
import { Pagination } from '#frontend/ui/pagination.tsx'
import { EmptyState, ErrorState } from '#frontend/ui/status_message.tsx'
import { AdminFrame } from '#frontend/ui/workspace/admin_frame.tsx'
import { AuditEntriesSkeleton, AuditEntryItem } from '#frontend/ui/workspace/audit/audit_entry.tsx'
import { useScrollToListTop } from '#frontend/ui/workspace/list/use_scroll_to_list_top.ts'
import { useReadFailure } from '#frontend/ui/workspace/use_failure_toast.ts'
import { ActivityFilters, ExportActivity } from './activity_filters.tsx'
import {
  type Activity,
  activityIn,
  EVERYTHING,
  hasFilters,
  lastPageOf,
  queryOf,
  toActivity,
} from './activity_in_url.ts'
import './activity.css'

export function screen(): Screen {
  return { Component: AdminActivityPage }
}

function AdminActivityPage() {
  return (
    <AdminFrame title="Atividade" skeleton={<ActivitySkeleton />}>
      {() => <ActivityPanel />}
    </AdminFrame>
  )
}

/** What was done on the whole site and by whom, newest first. */
function ActivityPanel() {
  const [address] = useSearchParams()
  const activity = activityIn(address)
  const top = useRef<HTMLElement>(null)
  useScrollToListTop(activity.page, top)
  return (
    <>
      <ActivityFilters activity={activity} />
      <section ref={top} className="activity" tabIndex={-1} aria-label="Registros">
        <Entries activity={activity} />
      </section>
    </>
  )
}

function Entries({ activity }: { activity: Activity }) {
  const { data, error, refetch, isPlaceholderData } = useQuery(activityQuery(queryOf(activity)))
  useReadFailure(error)
  if (error && (!data || isPlaceholderData)) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <ActivitySkeleton />
  const { entries, total } = data
  if (entries.length === 0 && total > 0 && !isPlaceholderData)
    return <Navigate replace to={toActivity({ ...activity, page: lastPageOf(total) })} />
  return (
    <div className="activity" aria-busy={isPlaceholderData}>
      <div className="list-bar">
        <p className="list-count" aria-live="polite">
          {total === 1 ? '1 registro' : `${total.toLocaleString('pt-BR')} registros`}
        </p>
        {hasFilters(activity) && <ClearFilters />}
        {total > 0 && <ExportActivity activity={activity} />}
      </div>
      {entries.length === 0 ? (
        <NothingRecorded isFiltered={hasFilters(activity)} />
      ) : (
        <ol className="plain-list audit-entries activity-entries" aria-label="Atividade">
          {entries.map((entry) => (
            <AuditEntryItem
              key={entry.id}
              entry={entry}
              actor={<ActorLink actor={entry.actor} activity={activity} />}
              subject={<Subject target={entry.target} activity={activity} />}
            />
          ))}
        </ol>
      )}
      <Pagination
        label="Páginas da atividade"
        current={activity.page}
        total={lastPageOf(total)}
        to={(page) => toActivity({ ...activity, page })}
      />
    </div>
  )
}

/** Nobody is called so, or it could not be read. */
function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof HttpError && error.status === 404)
    return (
      <EmptyState
        title={error.serverMessage ?? 'Nada encontrado'}
        description="Use o e-mail ou o endereço no site, como ana-lima."
      >
        <ClearFilters />
      </EmptyState>
    )
  return <ErrorState onRetry={onRetry} />
}

function ClearFilters() {
  return (
    <Button asChild size="2" variant="ghost">
      <Link to={toActivity(EVERYTHING)} preventScrollReset>
        Limpar Filtros
      </Link>
    </Button>
  )
}

interface ActorProps {
  actor: AuditEntry['actor']
  activity: Activity
}

/** Who did it; pressed, only what they did. */
function ActorLink({ actor, activity }: ActorProps) {
  const words = actorWords(actor)
  const key = actor.slug ?? actor.id
  if (!key) return words
  return (
    <Link
      className="activity-link"
      to={toActivity({ ...activity, actor: key, page: 1 })}
      aria-label={`${words}: só o que fez`}
      preventScrollReset
    >
      {words}
    </Link>
  )
}

interface SubjectProps {
  target: AuditEntry['target']
  activity: Activity
}

/** To what it was done; pressed, only what was done to it. */
function Subject({ target: { kind, id, name, slug }, activity }: SubjectProps) {
  const isPerson = kind === 'professional'
  const words = name ?? (isPerson || kind === 'post' || kind === 'review' || kind === 'contact' ? null : id)
  return (
    <>
      {subjectWords(kind)}{' '}
      {slug ? (
        <Link
          className="activity-link"
          to={toActivity({ ...activity, target: slug, page: 1 })}
          aria-label={`${words}: só o que foi feito ali`}
          preventScrollReset
        >
          {words}
        </Link>
      ) : (
        (words ?? 'que já não existe')
      )}
    </>
  )
}

function ActivitySkeleton() {
  return <AuditEntriesSkeleton label="Carregando a atividade…" />
}

function NothingRecorded({ isFiltered }: { isFiltered: boolean }) {
  const [title, description] = isFiltered
    ? ['Nada registrado assim', 'Tente outro período, outra ação ou menos filtros.']
    : ['Nada registrado ainda', 'Mudanças feitas por administradores e operadores aparecem aqui.']
  return <EmptyState title={title} description={description} />
}
