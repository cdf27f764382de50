import { formatNumber } from '#domain/shared/numbers.ts'
import { countProfessionals } from '#frontend/lib/professional_words.ts'
import { TickBox } from '#frontend/ui/forms/tick_box.tsx'
import './filters.css'

interface Modes {
  presencial: boolean
  teleconsulta: boolean
}

interface Props {
  chosen: Modes
  /** Number of matches for each; unknown until counted. */
  counts: { presencial: number; teleconsulta: number } | undefined
  onChoose: (change: Partial<Modes>) => void
}

const MODES = [
  ['presencial', 'Presencial'],
  ['teleconsulta', 'Teleconsulta'],
] as const

/** Check boxes for the two modes with their counts; one without a match cannot be ticked. */
export function ModeBoxes({ chosen, counts, onChoose }: Props) {
  return (
    <fieldset className="mode-boxes cluster">
      <legend className="form-field-label medium">Atendimento</legend>
      {MODES.map(([name, label]) => (
        <label key={name} className="mode-box">
          <TickBox
            name={name}
            value="true"
            checked={chosen[name]}
            disabled={counts?.[name] === 0 && !chosen[name]}
            onChange={({ target }) => onChoose({ [name]: target.checked })}
          />
          {label}
          <Count count={counts?.[name]} />
        </label>
      ))}
    </fieldset>
  )
}

function Count({ count }: { count: number | undefined }) {
  return (
    <span className="mode-box-count quiet small digits">
      <span aria-hidden="true">{count !== undefined && formatNumber(count)}</span>
      {count !== undefined && <span className="visually-hidden">{`: ${countProfessionals(count)}`}</span>}
    </span>
  )
}
