import { Button } from '@radix-ui/themes'
import { Newspaper, ShieldX } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import type { Screen } from '#frontend/lib/screen.ts'
import { useMembersOnly } from '#frontend/lib/use_members_only.ts'
import { paths } from '#frontend/paths.ts'
import { ErrorState } from '#frontend/ui/error_state.tsx'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { NeedsScripting } from '#frontend/ui/workspace/needs_scripting.tsx'
import { StatusMessage } from '#frontend/ui/status_message.tsx'
import { tabLinkId, TabLinks } from '#frontend/ui/workspace/tab_links.tsx'
import { Counters, CounterSkeletons } from './counters.tsx'
import { listIn, TABS, toList } from './users_in_url.ts'
import { UserFilters } from './user_filters.tsx'
import { UsersSection, UsersSkeleton } from './list/users_section.tsx'
import { SearchStateLine, SearchStateSkeleton } from './search_state_line.tsx'
import '#frontend/ui/workspace/ground.css'
import '#frontend/ui/workspace/workspace.css'
import './admin.css'

export function screen(): Screen {
  return { Component: AdminPage }
}

function AdminPage() {
  const { member, hasFailed, tryAgain } = useMembersOnly(paths.login)
  const isDenied = member !== null && member.role !== 'admin'
  return (
    <div className="page-width workspace-page admin">
      <PageHead title="Painel Administrativo" robots="noindex,nofollow" />
      {isDenied ? (
        <AccessDenied />
      ) : (
        <>
          <AdminHeader />
          {!member && <NeedsScripting />}
          {member ? <AdminPanel /> : hasFailed ? <ErrorState onRetry={tryAgain} /> : <AdminSkeleton />}
        </>
      )}
    </div>
  )
}

function AdminHeader() {
  return (
    <div className="admin-header">
      <h1 className="admin-title">Painel Administrativo</h1>
      <Button asChild size="2" variant="surface" color="gray">
        <Link to={paths.adminBlog}>
          <Newspaper size={16} aria-hidden="true" />
          Gerenciar Blog
        </Link>
      </Button>
    </div>
  )
}

/** For users who are not administrators. */
function AccessDenied() {
  return (
    <StatusMessage
      heading="h1"
      live="polite"
      icon={<ShieldX size={28} />}
      title="Acesso Negado"
      description="Você não tem permissão para acessar esta página."
    >
      <Button asChild size="3">
        <Link to={paths.dashboard}>Voltar ao Dashboard</Link>
      </Button>
    </StatusMessage>
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
      <Counters />
      <SearchStateLine />
      <TabLinks label="Usuários" tabs={tabs} chosen={chosen} />
      <div role="tabpanel" id={PANEL} aria-labelledby={tabLinkId(chosen)} className="admin-panel">
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
      <CounterSkeletons />
      <SearchStateSkeleton />
      <div className="admin-tabs-skeleton" aria-hidden="true" />
      <div className="admin-filters-skeleton" aria-hidden="true" />
      <UsersSkeleton />
    </>
  )
}
