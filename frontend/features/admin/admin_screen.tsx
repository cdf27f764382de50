import { BadgeCheck, Ban, CircleCheck, Clock, Crown, TriangleAlert, Users } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Kbd, TextField } from '@radix-ui/themes'
import { formatNumber } from '#domain/shared/numbers.ts'
import type { Screen } from '#frontend/lib/screen.ts'
import { BusyButton } from '#frontend/ui/page/busy_button.tsx'
import { AdminFrame } from '#frontend/ui/workspace/admin_frame.tsx'
import { ErrorState } from '#frontend/ui/page/status_message.tsx'
import { tabLinkId, TabLinks } from '#frontend/ui/workspace/tab_links.tsx'
import { userCountsQuery } from '#frontend/api/admin_users.ts'
import { useReadFailure } from '#frontend/ui/workspace/use_failure_toast.ts'
import { adminTodayQuery, searchStateQuery } from '#frontend/api/audit.ts'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { STATES } from '#domain/catalogue/states.ts'
import { useAddressChange } from '#frontend/ui/workspace/list/use_address_change.ts'
import { SearchInput, SelectFilter, useTypedSearch } from '#frontend/ui/workspace/list/list_filters.tsx'
import { listIn, TABS, toList, SORTS, type UserList } from './users_in_url.ts'
import { UsersSection, UsersSkeleton } from './list/users_section.tsx'
import { engineName, searchStateMessage, shareOf } from './labels.ts'
import { backupWords, tasksOf } from '#contract/today_words.ts'
import './admin.css'

const STATE_CHOICES = STATES.map(({ code, name }) => ({ value: code, label: name }))
const SPECIALTY_CHOICES = SPECIALTIES.map(({ name }) => name)
const SORT_CHOICES = SORTS.map(({ key, label }) => ({ value: key, label }))
const VERIFIED_CHOICES = [
  { value: 'yes', label: 'Verificados' },
  { value: 'no', label: 'Não verificados' },
]

/** Goes to the first page of the changed list; continued typing replaces the history entry. */
function useListChange({ search }: UserList) {
  const changeAddress = useAddressChange()
  return (changed: Partial<UserList>) => {
    const replace = Boolean(changed.search) && search !== ''
    changeAddress((current) => toList({ ...listIn(current), ...changed, page: 1 }), { replace })
  }
}

/** Ctrl+K (or ⌘K) goes to the search from anywhere on the screen. */
function useSearchShortcut() {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      input.current?.select()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return input
}

/** Which of the tab's users, and in which order. */
function UserFilters({ list }: { list: UserList }) {
  const change = useListChange(list)
  return (
    <search className="list-filters user-filters gap-3" aria-label="Filtrar usuários">
      <SearchField list={list} onSearch={(search) => change({ search })} />
      <SelectFilter
        label="Especialidade"
        prompt="Todas"
        choices={SPECIALTY_CHOICES}
        value={list.specialty}
        onChoose={(specialty) => change({ specialty })}
      />
      <SelectFilter
        label="Estado"
        prompt="Todos"
        choices={STATE_CHOICES}
        value={list.state}
        onChoose={(state) => change({ state })}
      />
      <SelectFilter
        label="Verificação"
        prompt="Todas"
        choices={VERIFIED_CHOICES}
        value={list.verified}
        onChoose={(verified) => change({ verified: verified as UserList['verified'] })}
      />
      <SelectFilter
        label="Ordenar por"
        choices={SORT_CHOICES}
        value={list.sort}
        onChoose={(sort) => change({ sort: sort as UserList['sort'] })}
      />
    </search>
  )
}

function SearchField({ list, onSearch }: { list: UserList; onSearch: (text: string) => void }) {
  const { typed, type } = useTypedSearch(list.search, onSearch)
  const input = useSearchShortcut()
  return (
    <SearchInput
      label="Buscar por nome, e-mail, registro ou WhatsApp"
      keys="Control+K Meta+K"
      ref={input}
      value={typed}
      onType={type}
    >
      <TextField.Slot className="user-filters-keys">
        <Kbd aria-hidden="true">Ctrl K</Kbd>
      </TextField.Slot>
    </SearchInput>
  )
}

export function screen(): Screen {
  return { Component: AdminPage }
}

function AdminPage() {
  return (
    <AdminFrame title="Painel Administrativo" className="admin" skeleton={<AdminSkeleton />}>
      {() => <AdminPanel />}
    </AdminFrame>
  )
}

const PANEL = 'painel-usuarios'

/** The counters, the state of the search and the list of users. */
function AdminPanel() {
  const [address] = useSearchParams()
  const list = listIn(address)
  const tabs = TABS.map(({ key, label, word }) => ({
    key: word,
    label,
    to: toList({ ...list, tab: key, page: 1 }),
    panelId: PANEL,
  }))
  const chosen = TABS.find(({ key }) => key === list.tab)?.word ?? ''
  return (
    <>
      <Today />
      <Counters />
      <SearchStateLine />
      <TabLinks label="Usuários" tabs={tabs} chosen={chosen} />
      <div role="tabpanel" id={PANEL} aria-labelledby={tabLinkId(chosen)} className="stack gap-4">
        <UserFilters list={list} />
        <UsersSection list={list} />
      </div>
    </>
  )
}

/** Shown while the panel loads; as high as it. */
function AdminSkeleton() {
  return (
    <>
      <TodayFrame />
      <CounterSkeletons />
      <SearchStateSkeleton />
      <div className="admin-tabs-skeleton" aria-hidden="true" />
      <div className="admin-filters-skeleton" aria-hidden="true" />
      <UsersSkeleton />
    </>
  )
}

function TodayFrame({ children }: { children?: ReactNode }) {
  return (
    <section className="admin-today panel stack gap-2" aria-labelledby="hoje">
      <h2 id="hoje" className="admin-today-title">
        Hoje
      </h2>
      {children}
    </section>
  )
}

/** What waits for administrators and operators, and the age of the last backup. */
function Today() {
  const { data, dataUpdatedAt, error, refetch, isFetching } = useQuery(adminTodayQuery)
  useReadFailure(error)
  if (error && !data)
    return (
      <TodayFrame>
        <p role="alert">Não conseguimos ver o que espera por você.</p>
        <BusyButton size="2" variant="soft" isBusy={isFetching} onClick={() => void refetch()}>
          Ver novamente
        </BusyButton>
      </TodayFrame>
    )
  if (!data) return <TodayFrame />
  const tasks = tasksOf(data)
  const backup = backupWords(data.lastBackupAt, new Date(dataUpdatedAt))
  return (
    <TodayFrame>
      {tasks.length === 0 ? (
        <p className="quiet">Nada espera por você agora.</p>
      ) : (
        <ul className="plain-list admin-today-tasks cluster">
          {tasks.map(({ words, to, command }) => (
            <li key={words}>
              {to ? (
                <Link className="accent" to={to}>
                  {words}
                </Link>
              ) : (
                <span>{words}</span>
              )}
              {command && <code className="admin-today-command quiet small">{command}</code>}
            </li>
          ))}
        </ul>
      )}
      {backup && <p className="quiet small">{backup}</p>}
    </TodayFrame>
  )
}

const EVERYBODY = listIn(new URLSearchParams())
const COUNTERS = [
  { key: 'total', label: 'Total de usuários', Icon: Users, to: toList(EVERYBODY) },
  { key: 'premium', label: 'Premium', Icon: Crown, to: toList({ ...EVERYBODY, tab: 'premium' }) },
  { key: 'verified', label: 'Verificados', Icon: BadgeCheck, to: toList({ ...EVERYBODY, verified: 'yes' }) },
  { key: 'blocked', label: 'Bloqueados', Icon: Ban, to: toList({ ...EVERYBODY, tab: 'blocked' }) },
] as const

/** Numbers of users by kind, without administrators, each leading to its list. */
function Counters() {
  const { data, error, refetch } = useQuery(userCountsQuery)
  useReadFailure(error)
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <CounterSkeletons />
  return (
    <section aria-labelledby="contadores">
      <h2 id="contadores" className="visually-hidden">
        Números do site
      </h2>
      <dl className="counters panel">
        {COUNTERS.map(({ key, label, Icon, to }) => (
          <div key={key} className="counter">
            <dt className="line gap-2 quiet small">
              <Icon className="accent" size={16} aria-hidden="true" />
              {label}
            </dt>
            <dd className="counter-value cluster digits">
              <Link
                className="counter-link"
                to={to}
                preventScrollReset
                aria-label={`${label}: ${formatNumber(data[key])}`}
              >
                {formatNumber(data[key])}
              </Link>
              {key !== 'total' && (
                <span className="counter-share quiet small">{shareOf(data[key], data.total)}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function CounterSkeletons() {
  return (
    <div className="counters panel" aria-hidden="true">
      {COUNTERS.map(({ key }) => (
        <div key={key} className="counter">
          <span className="skeleton-bar" data-width="medium" />
          <span className="counter-value cluster skeleton-bar digits" data-width="short" />
        </div>
      ))}
    </div>
  )
}

const TONE_ICONS = { well: CircleCheck, waiting: Clock, due: TriangleAlert } as const

function SearchStateFrame({ children }: { children: ReactNode }) {
  return (
    <section className="search-state panel cluster middle small" aria-labelledby="estado-da-busca">
      <h2 id="estado-da-busca" className="search-state-title quiet">
        Busca
      </h2>
      {children}
    </section>
  )
}

/** One line: which search engine is in use, and whether its index is up to date. */
function SearchStateLine() {
  const { data, error, refetch, isFetching } = useQuery(searchStateQuery)
  useReadFailure(error)
  if (error && !data)
    return (
      <SearchStateFrame>
        <p className="search-state-situation" role="alert">
          Não conseguimos ver o estado da busca.
        </p>
        <BusyButton variant="soft" isBusy={isFetching} onClick={() => void refetch()}>
          Ver novamente
        </BusyButton>
      </SearchStateFrame>
    )
  if (!data) return <SearchStateSkeleton />
  const { tone, situation, details } = searchStateMessage(data)
  const Icon = TONE_ICONS[tone]
  return (
    <SearchStateFrame>
      <p className="search-state-situation">
        <Icon className="search-state-icon" data-tone={tone} size={16} aria-hidden="true" />
        <span>
          {!data.fallback && <strong>{engineName(data.engine)}: </strong>}
          <span>{situation}</span>
        </span>
      </p>
      <ul className="search-state-details cluster quiet digits">
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    </SearchStateFrame>
  )
}

function SearchStateSkeleton() {
  return (
    <div className="search-state panel cluster middle small" aria-hidden="true">
      <span className="search-state-situation skeleton-bar" data-width="medium" />
    </div>
  )
}
