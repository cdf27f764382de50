import type { KeyboardEvent } from 'react'

const ROW = 'tr, li'
const ACTS: Readonly<Record<string, string>> = {
  v: '[data-act="verify"]',
  b: '[data-act="block"]',
  h: '[data-history]',
}

/**
 * Keys of a row while its tick box has the focus, and only then (WCAG 2.1.4): the arrows go to the next row, V, B and H
 * press its buttons.
 */
export function actByKey(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const row = event.currentTarget.closest(ROW)
  const target =
    event.key === 'ArrowDown'
      ? row?.nextElementSibling?.querySelector<HTMLElement>('input[type="checkbox"]')
      : event.key === 'ArrowUp'
        ? row?.previousElementSibling?.querySelector<HTMLElement>('input[type="checkbox"]')
        : row?.querySelector<HTMLElement>(ACTS[event.key.toLowerCase()] ?? 'nothing')
  if (!target) return
  event.preventDefault()
  if (event.key.startsWith('Arrow')) target.focus()
  else target.click()
}
