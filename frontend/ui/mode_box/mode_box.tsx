import type { ChangeEvent } from 'react'
import { countProfessionals } from '#frontend/lib/count_professionals.ts'
import { TickBox } from '../tick_box.tsx'
import './mode_box.css'

interface Props {
  name: 'presencial' | 'teleconsulta'
  label: string
  isTicked: boolean
  /** How many it would leave; unknown until they are counted. */
  count: number | undefined
  onTick: (isTicked: boolean) => void
}

function Count({ count }: Pick<Props, 'count'>) {
  return (
    <span className="mode-box-count">
      <span aria-hidden="true">{count?.toLocaleString('pt-BR')}</span>
      {count !== undefined && <span className="visually-hidden">: {countProfessionals(count)}</span>}
    </span>
  )
}

/** One way of being seen, with how many offer it; where nobody does, it says so and cannot be ticked. */
export function ModeBox({ name, label, isTicked, count, onTick }: Props) {
  return (
    <label className="mode-box">
      <TickBox
        name={name}
        value="true"
        checked={isTicked}
        disabled={count === 0 && !isTicked}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onTick(event.target.checked)}
      />
      {label}
      <Count count={count} />
    </label>
  )
}
