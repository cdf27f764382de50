import { useState, type ReactNode } from 'react'
import { tabLinkId } from '#frontend/ui/workspace/tab_links.tsx'
import { panelId, type TabKey } from './tabs_in_url.ts'

interface Props {
  tab: TabKey
  chosen: TabKey
  children: ReactNode
}

/** A tab's content: made when it is first opened and kept from then on, with what was typed in it. */
export function TabPanel({ tab, chosen, children }: Props) {
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
