import type { UseFormRegisterReturn } from 'react-hook-form'
import { WEEKDAYS } from '#domain/catalogue/weekdays.ts'

/** The seven days as pills to press; each is a check box of its own. */
export function WeekdayToggles({ registered }: { registered: UseFormRegisterReturn }) {
  return (
    <fieldset className="weekday-toggles">
      <legend>Dias de atendimento (opcional)</legend>
      <div>
        {WEEKDAYS.map(({ key, label }) => (
          <label key={key} className="weekday-toggle">
            <input type="checkbox" value={key} {...registered} />
            <span aria-hidden="true">{label.slice(0, 3)}</span>
            <span className="visually-hidden">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
