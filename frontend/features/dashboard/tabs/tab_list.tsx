import { TabLinks } from '#frontend/ui/workspace/tab_links.tsx'
import { TABS, panelId, toTab, type TabKey } from './tabs_in_url.ts'
import './tabs.css'

interface Props {
  chosen: TabKey
  /** Reviews that await a verdict; said on their tab. */
  pendingReviews: number
}

export function TabList({ chosen, pendingReviews }: Props) {
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
