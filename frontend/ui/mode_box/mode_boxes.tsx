import { ModeBox } from './mode_box.tsx'

interface Modes {
  presencial: boolean
  teleconsulta: boolean
}

interface Props {
  chosen: Modes
  /** How many each would leave; unknown until they are counted. */
  counts: { presencial: number; teleconsulta: number } | undefined
  onChoose: (change: Partial<Modes>) => void
}

/** The two ways of being seen. */
export function ModeBoxes({ chosen, counts, onChoose }: Props) {
  return (
    <fieldset className="mode-boxes">
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
