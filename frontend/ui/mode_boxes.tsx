import type { ChangeEvent } from 'react'
import { countProfessionals } from '#frontend/lib/professional_words.ts'
import { TickBox } from './tick_box.tsx'
import './filters.css'

interface ModeBoxProps {
  name: 'presencial' | 'teleconsulta'
  label: string
  isTicked: boolean
  /** How many it would leave; unknown until they are counted. */
  count: number | undefined
  onTick: (isTicked: boolean) => void
}

function Count({ count }: Pick<ModeBoxProps, 'count'>) {
  return (
    <span className="mode-box-count">
      <span aria-hidden="true">{count?.toLocaleString('pt-BR')}</span>
      {count !== undefined && <span className="visually-hidden">: {countProfessionals(count)}</span>}
    </span>
  )
}

/** One way of being seen, with how many offer it; where nobody does, it says so and cannot be ticked. */
function ModeBox({ name, label, isTicked, count, onTick }: ModeBoxProps) {
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

interface Modes {
  presencial: boolean
  teleconsulta: boolean
}

interface ModeBoxesProps {
  chosen: Modes
  /** How many each would leave; unknown until they are counted. */
  counts: { presencial: number; teleconsulta: number } | undefined
  onChoose: (change: Partial<Modes>) => void
}

/** The two ways of being seen. */
export function ModeBoxes({ chosen, counts, onChoose }: ModeBoxesProps) {
  return (
    <fieldset className="mode-boxes cluster">
      <legend className="form-field-label">Atendimento</legend>
      <ModeBox
        name="presencial"
        label="Presencial"
        isTicked={chosen.presencial}
        count={counts?.presencial}
        onTick={(presencial) => onChoose({ presencial })}
      />
      <ModeBox
        name="teleconsulta"
        label="Teleconsulta"
        isTicked={chosen.teleconsulta}
        count={counts?.teleconsulta}
        onTick={(teleconsulta) => onChoose({ teleconsulta })}
      />
    </fieldset>
  )
}
