import { Button, Heading, TextField } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { useRef, useId, useState } from 'react'
import { Navigate, useSearchParams, Link } from 'react-router-dom'
import { FileSpreadsheet } from 'lucide-react'
import { formatNumber, countOf } from '#domain/shared/numbers.ts'
import type { AuditEntry } from '#contract/audit.ts'
import { alphabetically } from '#domain/shared/text.ts'
import { actorWords, subjectWords, ACTION_WORDS } from '#domain/audit/audit.ts'
import { activityQuery, newestEntries } from '#frontend/api/audit.ts'
import { HttpError } from '#frontend/lib/http_error.ts'
import type { Screen } from '#frontend/lib/screen.ts'
import { Pagination } from '#frontend/ui/page/pagination.tsx'
import { EmptyState, ErrorState } from '#frontend/ui/page/status_message.tsx'
import { AdminFrame } from '#frontend/ui/workspace/admin_frame.tsx'
import { AuditEntriesSkeleton, AuditEntryItem } from '#frontend/ui/workspace/audit/audit_entry.tsx'
import { useScrollToListTop } from '#frontend/ui/workspace/list/use_scroll_to_list_top.ts'
import { useReadFailure, useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import { FormField } from '#frontend/ui/forms/form_field.tsx'
import { TickBox } from '#frontend/ui/forms/tick_box.tsx'
import { useAddressChange } from '#frontend/ui/workspace/list/use_address_change.ts'
import { SelectFilter, useTypedSearch } from '#frontend/ui/workspace/list/list_filters.tsx'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { BusyButton } from '#frontend/ui/page/busy_button.tsx'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import {
  type Activity,
  activityIn,
  EVERYTHING,
  hasFilters,
  lastPageOf,
  queryOf,
  toActivity,
  filterOf,
  activityCsv,
  entriesByDay,
} from './activity.ts'
import './activity.css'
import '#frontend/ui/workspace/list/list.css'

const ACTIONS = Object.entries(ACTION_WORDS)
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => alphabetically(one.label, other.label))

/** Filters by actor, action, subject and time; a changed filter goes to the first page. */
function ActivityFilters({ activity }: { activity: Activity }) {
  const changeAddress = useAddressChange()
  const readsId = useId()
  const change = (changed: Partial<Activity>) =>
    changeAddress((current) => toActivity({ ...activityIn(current), ...changed, page: 1 }))
  return (
    <search className="list-filters activity-filters gap-3" aria-label="Filtrar a atividade">
      <SelectFilter
        label="O que foi feito"
        prompt="Tudo"
        choices={ACTIONS}
        value={activity.action}
        onChoose={(action) => change({ action })}
      />
      <TypedFilter label="Quem fez" value={activity.actor} onSend={(actor) => change({ actor })} />
      <TypedFilter label="Conta ou artigo" value={activity.target} onSend={(target) => change({ target })} />
      <DayFilter
        label="De"
        value={activity.since}
        last={activity.until}
        onSend={(since) => change({ since })}
      />
      <DayFilter
        label="Até"
        value={activity.until}
        first={activity.since}
        onSend={(until) => change({ until })}
      />
      <label className="activity-reads" htmlFor={readsId}>
        <TickBox
          id={readsId}
          checked={activity.withReads}
          onChange={({ target }) => change({ withReads: target.checked })}
        />
        Mostrar também as consultas
      </label>
    </search>
  )
}

interface TypedProps {
  label: string
  value: string
  onSend: (text: string) => void
}

function TypedFilter({ label, value, onSend }: TypedProps) {
  const { typed, type } = useTypedSearch(value, onSend)
  return (
    <FormField label={label}>
      {(control) => (
        <TextField.Root
          {...control}
          size="3"
          type="search"
          maxLength={254}
          autoComplete="off"
          autoCapitalize="none"
          placeholder="E-mail ou endereço"
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      )}
    </FormField>
  )
}

interface DayProps extends TypedProps {
  first?: string
  last?: string
}

function DayFilter({ label, value, first = '', last = '', onSend }: DayProps) {
  const { typed, type } = useTypedSearch(value, onSend)
  return (
    <FormField label={label}>
      {(control) => (
        <TextField.Root
          {...control}
          size="3"
          type="date"
          min={first || undefined}
          max={last || undefined}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      )}
    </FormField>
  )
}

/** As many rows as a spreadsheet opens at once; for more, the time must be narrowed. */
const MAX_ENTRIES = 10_000

/** Saves the filtered entries as `atividade-AAAA-MM-DD.csv`. */
function ExportActivity({ activity }: { activity: Activity }) {
  const [isExporting, setExporting] = useState(false)
  const toast = useToast()
  const showFailure = useFailureToast()
  const save = async () => {
    setExporting(true)
    try {
      const { entries, total } = await newestEntries(filterOf(activity), MAX_ENTRIES)
      download(activityCsv(entries), `atividade-${saoPauloDay(new Date())}.csv`)
      if (total > entries.length)
        toast({
          title: `Exportados os ${formatNumber(entries.length)} registros mais novos`,
          description: `São ${formatNumber(total)}. Escolha um período menor para os demais.`,
        })
    } catch (error) {
      showFailure(error, 'Não foi possível exportar a atividade')
    } finally {
      setExporting(false)
    }
  }
  return (
    <BusyButton
      size="2"
      variant="surface"
      color="gray"
      className="activity-export"
      isBusy={isExporting}
      busyLabel="Exportando…"
      onClick={() => void save()}
    >
      <FileSpreadsheet size={16} aria-hidden="true" />
      Exportar CSV
    </BusyButton>
  )
}

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

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

/** All actions on the site, newest first. */
function ActivityPanel() {
  const [address] = useSearchParams()
  const activity = activityIn(address)
  const top = useRef<HTMLElement>(null)
  useScrollToListTop(activity.page, top)
  return (
    <>
      <ActivityFilters activity={activity} />
      <section ref={top} className="activity stack gap-3" tabIndex={-1} aria-label="Registros">
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
    <div className="activity stack gap-3" aria-busy={isPlaceholderData}>
      <div className="list-bar cluster middle">
        <p className="list-count quiet digits" aria-live="polite">
          {countOf(total, 'registro', 'registros')}
        </p>
        {hasFilters(activity) && <ClearFilters />}
        {total > 0 && <ExportActivity activity={activity} />}
      </div>
      {entries.length === 0 ? (
        <NothingRecorded isFiltered={hasFilters(activity)} />
      ) : (
        entriesByDay(entries).map(([day, ofDay]) => (
          <section key={day} className="stack gap-2">
            <Heading as="h2" size="3" color="gray">
              {day}
            </Heading>
            <ol className="plain-list stack activity-entries panel" aria-label={`Atividade: ${day}`}>
              {ofDay.map((entry) => (
                <AuditEntryItem
                  key={entry.id}
                  entry={entry}
                  actor={<ActorLink actor={entry.actor} activity={activity} />}
                  subject={<Subject target={entry.target} activity={activity} />}
                />
              ))}
            </ol>
          </section>
        ))
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

/** An unknown actor or subject, or a failed request. */
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

/** The actor; a link to only their actions. */
function ActorLink({ actor, activity }: ActorProps) {
  const words = actorWords(actor)
  const key = actor.slug ?? actor.id
  if (!key) return words
  return (
    <Link
      className="accent"
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

/** The subject; a link to only actions on it. */
function Subject({ target: { kind, id, name, slug }, activity }: SubjectProps) {
  const isPerson = kind === 'professional'
  const words = name ?? (isPerson || kind === 'post' || kind === 'review' || kind === 'contact' ? null : id)
  return (
    <>
      {subjectWords(kind)}{' '}
      {slug ? (
        <Link
          className="accent"
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
