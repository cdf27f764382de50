import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import './fields.css'

/** Goes onto the control, so that its label, hint and error are announced with it. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
}

interface Props {
  label: string
  hint?: string
  error?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** A labelled control with its hint above and its error beneath. */
export function FormField({ label, hint, error, children }: Props) {
  const id = useId()
  const hintId = hint && `${id}-hint`
  const errorId = error && `${id}-error`
  const control = {
    id,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className="form-field">
      <label className="form-field-label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className="form-field-hint quiet">
          {hint}
        </p>
      )}
      {children(control)}
      {error && (
        <p id={errorId} className="form-field-error">
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}
