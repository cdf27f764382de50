import { Link } from 'react-router-dom'
import { useEffect, useRef, type ReactNode, type KeyboardEvent } from 'react'
import './frame.css'

interface TabLink {
  key: string
  label: string
  /** The tab's URL. */
  to: string
  /** The panel it controls, its own or a shared one. */
  panelId: string
  /** Content after the label. */
  mark?: ReactNode
}

interface Props {
  label: string
  tabs: readonly TabLink[]
  chosen: string
}

export const tabLinkId = (key: string) => `aba-${key}`

/** Tabs as links, so that back and forward work. */
export function TabLinks({ label, tabs, chosen }: Props) {
  const list = useChosenInSight(chosen)
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="tab-links"
      tabIndex={-1}
      onKeyDown={chooseTabByKey}
    >
      {tabs.map(({ key, label: words, to, panelId, mark }) => (
        <Link
          key={key}
          role="tab"
          id={tabLinkId(key)}
          className="tab-link line gap-2 quiet medium"
          aria-selected={key === chosen}
          aria-controls={panelId}
          tabIndex={key === chosen ? 0 : -1}
          to={to}
          preventScrollReset
        >
          {words}
          {mark}
        </Link>
      ))}
    </div>
  )
}

/** Scrolls the chosen tab into view if the tabs are wider than a phone; nothing else moves. */
function useChosenInSight(chosen: string) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = list
    const tab = current?.querySelector<HTMLElement>(`#${tabLinkId(chosen)}`)
    if (!current || !tab) return undefined
    const sizes = new ResizeObserver(() => {
      current.scrollLeft = tab.offsetLeft - (current.clientWidth - tab.offsetWidth) / 2
    })
    for (const each of current.children) sizes.observe(each)
    return () => sizes.disconnect()
  }, [chosen])
  return list
}

/**
 * Keys on tabs that are links (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/): arrows, Home and End choose, Space
 * presses.
 */
function chooseTabByKey(event: KeyboardEvent<HTMLElement>) {
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
