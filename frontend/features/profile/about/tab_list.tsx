import { Link, useSearchParams } from 'react-router-dom'
import { chooseTabByKey } from '#frontend/lib/choose_tab_by_key.ts'
import { TABS, panelId, tabId, withTab, type TabKey } from './tabs_in_url.ts'

/** Tabs that are links, so they also work without scripting. */
export function TabList({ chosen }: { chosen: TabKey }) {
  const [address] = useSearchParams()
  return (
    <div
      role="tablist"
      aria-label="Sobre o profissional"
      className="profile-tabs"
      tabIndex={-1}
      onKeyDown={chooseTabByKey}
    >
      {TABS.map(({ key, label }) => (
        <Link
          key={key}
          role="tab"
          id={tabId(key)}
          aria-selected={key === chosen}
          aria-controls={panelId(key)}
          tabIndex={key === chosen ? 0 : -1}
          to={withTab(address, key)}
          replace
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </div>
  )
}
