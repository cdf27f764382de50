import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import { TABS, panelId, tabId, toTab, type TabKey } from './tabs_in_address.ts'
import './tabs.css'

interface Props {
  chosen: TabKey
  /** Reviews that await a verdict; said on their tab. */
  pendingReviews: number
}

/**
 * Tabs that are links, so that back and forward walk through them. Keys as in the ARIA pattern
 * (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/): arrows, Home and End choose, Space is a press.
 */
export function TabList({ chosen, pendingReviews }: Props) {
  const list = useChosenInSight(chosen)
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Partes do dashboard"
      className="dashboard-tabs"
      tabIndex={-1}
      onKeyDown={chooseByKey}
    >
      {TABS.map(({ key, label }) => (
        <Link
          key={key}
          role="tab"
          id={tabId(key)}
          className="dashboard-tab"
          aria-selected={key === chosen}
          aria-controls={panelId(key)}
          tabIndex={key === chosen ? 0 : -1}
          to={toTab(key)}
          preventScrollReset
        >
          {label}
          {key === 'avaliacoes' && pendingReviews > 0 && <PendingCount count={pendingReviews} />}
        </Link>
      ))}
    </div>
  )
}

/** On a phone the tabs are wider than the screen; the chosen one is moved into it, and nothing else moves. */
function useChosenInSight(chosen: TabKey) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = list
    const tab = current?.querySelector<HTMLElement>(`#${tabId(chosen)}`)
    if (!current || !tab) return undefined
    const sizes = new ResizeObserver(() => {
      current.scrollLeft = tab.offsetLeft - (current.clientWidth - tab.offsetWidth) / 2
    })
    for (const each of current.children) sizes.observe(each)
    return () => sizes.disconnect()
  }, [chosen])
  return list
}

function PendingCount({ count }: { count: number }) {
  return (
    <span className="dashboard-tab-count">
      {count}
      <span className="visually-hidden"> {count === 1 ? 'pendente' : 'pendentes'}</span>
    </span>
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
