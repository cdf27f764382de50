import type { UseFormRegisterReturn } from 'react-hook-form'
import './pill_toggles.css'

interface Props {
  legend: string
  /** `short` is the visible text if it differs from the label. */
  choices: readonly { key: string; label: string; short?: string }[]
  registered: UseFormRegisterReturn
  error?: string | undefined
}

/** Check boxes in the form of pills. */
export function PillToggles({ legend, choices, registered, error }: Props) {
  return (
    <fieldset className="pill-toggles">
      <legend>{legend}</legend>
      <div className="cluster gap-2">
        {choices.map(({ key, label, short }) => (
          <label key={key} className="pill-toggle stack small medium">
            <input type="checkbox" value={key} {...registered} />
            <span aria-hidden={short !== undefined}>{short ?? label}</span>
            {short !== undefined && <span className="visually-hidden">{label}</span>}
          </label>
        ))}
      </div>
      {error && <p className="form-field-error small">{error}</p>}
    </fieldset>
  )
}
