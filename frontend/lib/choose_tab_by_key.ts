import type { KeyboardEvent } from 'react'

/**
 * What the keys do on a list of tabs that are links (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/): arrows, Home and
 * End choose, Space is a press.
 */
export function chooseTabByKey(event: KeyboardEvent<HTMLElement>) {
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
