import { useState, type ReactNode } from 'react'
import { tabLinkId, TabLinks } from '#frontend/ui/workspace/tab_links.tsx'
import { panelId, TABS, toTab, type TabKey } from './dashboard_in_url.ts'

interface TabListProps {
  chosen: TabKey
  /** Reviews that wait for moderation; the tab shows the number. */
  pendingReviews: number
}

export function TabList({ chosen, pendingReviews }: TabListProps) {
  const tabs = TABS.map(({ key, label }) => ({
    key,
    label,
    to: toTab(key),
    panelId: panelId(key),
    mark: key === 'avaliacoes' && pendingReviews > 0 && <PendingCount count={pendingReviews} />,
  }))
  return <TabLinks label="Partes do dashboard" tabs={tabs} chosen={chosen} />
}

function PendingCount({ count }: { count: number }) {
  return (
    <span className="dashboard-tab-count">
      {count}
      <span className="visually-hidden"> {count === 1 ? 'pendente' : 'pendentes'}</span>
    </span>
  )
}

interface TabPanelProps {
  tab: TabKey
  chosen: TabKey
  children: ReactNode
}

/** A tab's content: made when it is first opened and kept from then on, with what was typed in it. */
export function TabPanel({ tab, chosen, children }: TabPanelProps) {
  const isChosen = tab === chosen
  const [wasOpened, setOpened] = useState(isChosen)
  if (isChosen && !wasOpened) setOpened(true)
  return (
    <div
      role="tabpanel"
      id={panelId(tab)}
      aria-labelledby={tabLinkId(tab)}
      className="dashboard-panel"
      hidden={!isChosen}
    >
      {wasOpened && children}
    </div>
  )
}
