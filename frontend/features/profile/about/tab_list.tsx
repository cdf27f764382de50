import type { KeyboardEvent } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { TABS, panelId, tabId, withTab, type TabKey } from './tabs_in_address.ts'

/**
 * Tabs that are links, so they also work without scripting. Keys as in the ARIA pattern
 * (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/): arrows, Home and End choose, Space is a press.
 */
export function TabList({ chosen }: { chosen: TabKey }) {
  const [address] = useSearchParams()
  return (
    <div
      role="tablist"
      aria-label="Sobre o profissional"
      className="profile-tabs"
      tabIndex={-1}
      onKeyDown={chooseByKey}
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

function chooseByKey(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const here = tabs.findIndex((tab) => tab === document.activeElement)
  const next = tabs.at(positionAfter(event.key, here, tabs.length))
  if (here < 0 || !next || !KEYS.has(event.key)) return
  event.preventDefault()
  next.focus()
  next.click()
}

const KEYS = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End', ' '])

function positionAfter(key: string, here: number, count: number): number {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0
  return (here + step + count) % count
}
