import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import './tab_links.css'

interface TabLink {
  key: string
  label: string
  /** The address of the tab. */
  to: string
}

interface Props {
  label: string
  tabs: readonly TabLink[]
  chosen: string
  /** The one panel that they all fill. */
  panelId: string
}

export const tabLinkId = (key: string) => `aba-${key}`

/**
 * Tabs that are links, so that back and forward walk through them. Keys as in the ARIA pattern
 * (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/): arrows, Home and End choose, Space is a press.
 */
export function TabLinks({ label, tabs, chosen, panelId }: Props) {
  const list = useChosenInSight(chosen)
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="tab-links"
      tabIndex={-1}
      onKeyDown={chooseByKey}
    >
      {tabs.map(({ key, label: words, to }) => (
        <Link
          key={key}
          role="tab"
          id={tabLinkId(key)}
          className="tab-link"
          aria-selected={key === chosen}
          aria-controls={panelId}
          tabIndex={key === chosen ? 0 : -1}
          to={to}
          preventScrollReset
        >
          {words}
        </Link>
      ))}
    </div>
  )
}

/** On a phone the tabs may be wider than the screen; the chosen one is moved into it, and nothing else moves. */
function useChosenInSight(chosen: string) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`#${tabLinkId(chosen)}`)
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
  }, [chosen])
  return list
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
