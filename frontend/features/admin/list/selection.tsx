import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { AdminRow } from '#contract/admin.ts'
import { TickBox } from '#frontend/ui/tick_box.tsx'

export interface Selection {
  /** The chosen rows as they are now. */
  chosen: readonly AdminRow[]
  isChosen: (id: string) => boolean
  toggle: (id: string) => void
  /** All of the page, or none where all are chosen already. */
  toggleAll: () => void
  clear: () => void
}

/** The rows selected on the current page; another page or list begins with none. */
export function useSelection(users: readonly AdminRow[], page: string): Selection {
  const [{ ids, of }, setChoice] = useState({ ids: new Set<string>(), of: page })
  const current = of === page ? ids : new Set<string>()
  const chosen = users.filter(({ id }) => current.has(id))
  const choose = (next: Iterable<string>) => setChoice({ ids: new Set(next), of: page })
  return {
    chosen,
    isChosen: (id) => current.has(id),
    toggle: (id) => choose(current.has(id) ? [...current].filter((each) => each !== id) : [...current, id]),
    toggleAll: () => choose(chosen.length === users.length ? [] : users.map(({ id }) => id)),
    clear: () => choose([]),
  }
}

interface Props {
  users: readonly AdminRow[]
  selection: Selection
  /** Whether its name stands beside it. */
  isNamed?: boolean
}

/** Selects the whole page; indeterminate while only some rows are selected. */
export function SelectAll({ users, selection: { chosen, toggleAll }, isNamed = false }: Props) {
  const id = useId()
  const box = useRef<HTMLLabelElement>(null)
  const isAll = chosen.length === users.length
  const isSome = chosen.length > 0 && !isAll
  useEffect(() => {
    const input = box.current?.querySelector('input')
    if (input) input.indeterminate = isSome
  }, [isSome])
  return (
    <label ref={box} htmlFor={id} className="select-all">
      <TickBox id={id} checked={isAll} onChange={toggleAll} />
      <span className={isNamed ? undefined : 'visually-hidden'}>Selecionar todos desta página</span>
    </label>
  )
}

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
