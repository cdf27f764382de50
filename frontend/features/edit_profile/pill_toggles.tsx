import type { UseFormRegisterReturn } from 'react-hook-form'

interface Props {
  legend: string
  /** `short` is what the pill shows where that is not the label. */
  choices: readonly { key: string; label: string; short?: string }[]
  registered: UseFormRegisterReturn
  error?: string | undefined
}

/** Pills to press, as many as apply; each is a check box of its own. */
export function PillToggles({ legend, choices, registered, error }: Props) {
  return (
    <fieldset className="pill-toggles">
      <legend>{legend}</legend>
      <div>
        {choices.map(({ key, label, short }) => (
          <label key={key} className="pill-toggle">
            <input type="checkbox" value={key} {...registered} />
            <span aria-hidden={short !== undefined}>{short ?? label}</span>
            {short !== undefined && <span className="visually-hidden">{label}</span>}
          </label>
        ))}
      </div>
      {error && <p className="form-field-error">{error}</p>}
    </fieldset>
  )
}
