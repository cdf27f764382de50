import { useEffect, useId, useRef } from 'react'
import type { AdminRow } from '#contract/admin.ts'
import { TickBox } from '#frontend/ui/tick_box.tsx'
import type { Selection } from './use_selection.ts'

interface Props {
  users: readonly AdminRow[]
  selection: Selection
  /** Whether its name stands beside it. */
  isNamed?: boolean
}

/** Chooses the whole page; half ticked while only some of it is chosen. */
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
