import { useEffect, useRef } from 'react'
import type { AdminRow } from '#contract/admin.ts'
import { TickBox } from '#frontend/ui/tick_box.tsx'
import type { Selection } from './use_selection.ts'

interface Props {
  users: readonly AdminRow[]
  selection: Selection
}

/** Chooses the whole page; half ticked while only some of it is chosen. */
export function SelectAll({ users, selection: { chosen, toggleAll } }: Props) {
  const box = useRef<HTMLSpanElement>(null)
  const isAll = chosen.length === users.length
  const isSome = chosen.length > 0 && !isAll
  useEffect(() => {
    const input = box.current?.querySelector('input')
    if (input) input.indeterminate = isSome
  }, [isSome])
  return (
    <span ref={box} className="select-all">
      <TickBox aria-label="Selecionar todos desta página" checked={isAll} onChange={toggleAll} />
    </span>
  )
}
