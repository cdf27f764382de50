import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import './fields.css'

/** Attributes for the control that connect it to its label, hint and error. */
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

/** A labelled control with a hint above and an error below. */
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
    <div className="form-field stack gap-1">
      <label className="form-field-label medium" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className="form-field-hint quiet small">
          {hint}
        </p>
      )}
      {children(control)}
      {error && (
        <p id={errorId} className="form-field-error small">
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}
