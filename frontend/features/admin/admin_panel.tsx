import { useSearchParams } from 'react-router-dom'
import { TabLinks, tabLinkId } from '#frontend/ui/workspace/tab_links.tsx'
import { Counters } from './counters/counters.tsx'
import { listIn, TABS, toList } from './filtering/list_in_url.ts'
import { UserFilters } from './filtering/user_filters.tsx'
import { UsersSection } from './list/users_section.tsx'
import { SearchStateLine } from './search_state/search_state_line.tsx'

const PANEL = 'painel-usuarios'

/** Counters, and everyone who is not an administrator as the address asks for them. */
export function AdminPanel() {
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
